import { parsePhoneNumberWithError } from 'libphonenumber-js';
import { describe, expect, it } from 'vitest';
import { orderStatuses } from '@/lib/orders/status';
import { demoAliases } from './aliases';
import { demoCustomers } from './customers';
import { demoOrders } from './orders';
import { longList } from './orders/long-list';
import { readDemoProducts } from './read-products';
import { demoVoiceNotes, findVoiceNote, readRecording } from './voice-notes';

const products = readDemoProducts();
const bySku = new Map(products.map((product) => [product.sku, product]));

function repeated<T>(values: T[]): T[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the demo catalogue', () => {
  it('has about 300 products with a SKU, a name and a barcode of their own', () => {
    expect(products.length).toBeGreaterThanOrEqual(290);
    expect(products.length).toBeLessThanOrEqual(330);
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
    expect(repeated(products.map((product) => product.name))).toEqual([]);
    expect(repeated(products.flatMap((product) => product.barcode ?? []))).toEqual([]);
  });

  it('has a product with a name as long as one may be', () => {
    expect(Math.max(...products.map((product) => product.name.length))).toBe(200);
  });

  it('writes bins as aisle-bay-level and leaves a few products without one', () => {
    const bins = products.map((product) => product.bin).filter((bin) => bin !== '');
    expect(bins.filter((bin) => !/^[A-L]-\d{2}-[1-4]$/.test(bin))).toEqual([]);
    expect(products.length - bins.length).toBe(3);
  });

  it('asks a price for everything, and less of trade and contract customers', () => {
    const odd = products.filter((product) => {
      const prices = [product.price_trade, product.price_contract].filter((price) => price !== null);
      const base = Number(product.base_price);
      return base <= 0 || prices.some((price) => Number(price) <= 0 || Number(price) >= base);
    });
    expect(odd.map((product) => product.sku)).toEqual([]);
    expect(products.filter((product) => product.price_trade).length).toBeGreaterThan(60);
    expect(products.filter((product) => product.price_contract).length).toBeGreaterThan(20);
  });

  it('keeps safety stock at or under the reorder point', () => {
    expect(products.filter((product) => product.safety_stock > product.reorder_point)).toEqual([]);
  });

  it('carries barcodes with a right check digit, in the range for a shop’s own use', () => {
    const sums = products
      .flatMap((product) => product.barcode ?? [])
      .map((barcode) => {
        expect(barcode).toMatch(/^29\d{11}$/);
        return [...barcode].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10;
      });
    expect(sums.length).toBeGreaterThan(100);
    expect(sums.filter((rest) => rest !== 0)).toEqual([]);
  });

  // Value-Added Tax Act 89 of 1991, Schedule 2, Part B.
  it.each([
    ['Super Maize Meal', true],
    ['Samp', true],
    ['Mealie Rice', true],
    ['Rice', true],
    ['Cake Flour', true],
    ['Brown Bread', true],
    ['Sugar Beans', true],
    ['Lentils', true],
    ['Pilchards', true],
    ['Sunflower Oil', true],
    ['Fresh Milk', true],
    ['Long Life Milk', true],
    ['Amasi', true],
    ['Eggs', true],
    ['Cabbage', true],
    ['Potatoes', true],
    ['Mixed Vegetables', true],
    ['Sanitary Pads', true],
    ['Paraffin', true],
    ['White Bread 700g', false],
    ['Self Raising Flour', false],
    ['Mabela', false],
    ['Popcorn', false],
    ['Olive Oil', false],
    ['Margarine', false],
    ['Baked Beans', false],
    ['Flavoured Milk', false],
    ['Potato Chips', false],
    ['Chicken Mixed Portions', false],
    ['Sugar 10kg', false],
    ['Cola', false],
    ['Bleach', false],
  ])('rates %s as the VAT Act does (zero: %s)', (words, isZeroRated) => {
    const named = products.filter(
      (product) => product.name.includes(words) && !/Cat Food/.test(product.name),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(
      named.filter((product) => product.zero_rated !== isZeroRated).map((product) => product.name),
    ).toEqual([]);
  });

  it('has products that one order takes below their reorder point', () => {
    const brink = products.filter(({ stock_jhb, reorder_point }) => {
      const above = stock_jhb - reorder_point;
      return above >= 0 && above <= 5;
    });
    expect(brink.length).toBeGreaterThanOrEqual(5);
  });
});

describe('the demo customers', () => {
  it('have valid South African numbers that stand for nobody', () => {
    for (const { phoneNumber } of demoCustomers) {
      const parsed = parsePhoneNumberWithError(phoneNumber);
      expect([parsed.country, parsed.isValid(), parsed.number]).toEqual(['ZA', true, phoneNumber]);
      expect(phoneNumber).toMatch(/^\+27\d{2}55501\d{2}$/);
    }
  });

  it('are about 25, one on HOLD, one without an ERP account, one with a name of 200 characters', () => {
    expect(demoCustomers.length).toBeGreaterThanOrEqual(24);
    expect(repeated(demoCustomers.map((customer) => customer.key))).toEqual([]);
    expect(repeated(demoCustomers.map((customer) => customer.phoneNumber))).toEqual([]);
    expect(demoCustomers.filter((customer) => customer.creditStatus === 'HOLD').length).toBe(1);
    expect(demoCustomers.filter((customer) => customer.erpCustomerId === null).length).toBe(1);
    expect(Math.max(...demoCustomers.map((customer) => customer.name.length))).toBe(200);
  });
});

describe('the demo orders and aliases', () => {
  it('name customers and products that exist', () => {
    const customers = new Set(demoCustomers.map((customer) => customer.key));
    const named = [
      ...demoOrders.map((order) => order.customer),
      ...demoAliases.flatMap((a) => a.customer ?? []),
    ];
    expect(named.filter((key) => !customers.has(key))).toEqual([]);
    const settled = demoOrders.flatMap((order) =>
      'lines' in order ? order.lines.map(([, , sku]) => sku) : [],
    );
    const skus = [...settled, ...demoAliases.map((alias) => alias.sku)];
    expect(skus.filter((sku) => !bySku.has(sku))).toEqual([]);
  });

  it('are about 30, in every status, with keys of their own', () => {
    expect(demoOrders.length).toBeGreaterThanOrEqual(30);
    expect(repeated(demoOrders.map((order) => order.key))).toEqual([]);
    expect(new Set(demoOrders.map((order) => order.status))).toEqual(new Set(orderStatuses));
  });

  it('settle phrases that stand in the message', () => {
    for (const order of demoOrders) {
      const text = order.voice ? findVoiceNote(order.voice).transcript : order.text;
      const phrases = 'lines' in order ? order.lines.map(([phrase]) => phrase) : [];
      expect(phrases.filter((phrase) => !text.includes(phrase))).toEqual([]);
    }
  });

  it('include a message that is longer than any screen, with a word that is wider', () => {
    const texts = demoOrders.map(({ text }) => text);
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(2500);
    expect(Math.max(...texts.flatMap((text) => text.split(/\s/)).map((word) => word.length))).toBeGreaterThan(
      150,
    );
  });

  it('include a sixty-line list', () => {
    const items = longList
      .split('\n')
      .filter((line) => line !== '' && !/^[A-Z /]+$/.test(line))
      .slice(1, -1);
    expect(items.length).toBe(60);
  });
});

describe('the recordings', () => {
  it('are Ogg Opus of a few seconds for every note and every voice order', () => {
    const voiced = demoOrders.flatMap((order) => order.voice ?? []);
    expect(new Set(voiced)).toEqual(new Set(Object.keys(demoVoiceNotes)));
    for (const name of voiced) {
      const bytes = readRecording(name);
      expect(bytes.subarray(0, 4).toString('latin1')).toBe('OggS');
      expect(bytes.includes('OpusHead')).toBe(true);
      expect(bytes.length).toBeLessThan(40_000);
      expect(findVoiceNote(name).durationSeconds).toBeGreaterThan(5);
    }
  });
});
