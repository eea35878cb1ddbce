import { expect, test } from 'vitest';
import { buildIndex } from './build-index';
import type { CatalogueProduct } from './catalogue';
import { removeProduct, upsertProduct } from './index/upsert-product';
import { interpretMessage } from './interpret-message';
import { matchPhrase } from './match-phrase';

const barcode = '6001234567890';
const cola: CatalogueProduct = { id: 'cola', sku: 'DRK-1', name: 'Zing Cola 2L', barcode };
const bread: CatalogueProduct = { id: 'bread', sku: 'BRD-1', name: 'White Bread 700g', barcode };
const nobody = { customerId: 'c1', history: [] };
const found = (...products: CatalogueProduct[]) => {
  const index = buildIndex({ products, aliases: [] });
  return matchPhrase(index, barcode, nobody);
};

test('a barcode of two products that are sold is asked about, whichever came last', () => {
  for (const products of [
    [cola, bread],
    [bread, cola],
  ]) {
    const [first, second] = found(...products);
    expect(first?.decision).toEqual({ kind: 'which', what: barcode, apart: 'name', count: 2 });
    expect([first?.confidence, second?.confidence]).toEqual([0.5, 0.5]);
    expect(first?.reason).toBe(`“${barcode}” is the code of 2 products`);
  }
});

test('it is doubted in a message, too', () => {
  const index = buildIndex({ products: [cola, bread], aliases: [] });
  const [line] = interpretMessage(index, `6 x ${barcode}`, nobody).lines;
  expect(line).toMatchObject({ quantity: 6, decision: { kind: 'which' } });
  expect(line?.confidence).toBeLessThan(0.9);
});

test('of one that is sold it is sure, and of one whose SKU it is as well', () => {
  expect(found(cola, { ...bread, isDiscontinued: true })).toMatchObject([{ sku: 'DRK-1', confidence: 1 }]);
  expect(found({ ...bread, isDiscontinued: true }, cola)[0]).toMatchObject({ sku: 'DRK-1', confidence: 1 });
  expect(found({ ...cola, sku: barcode })[0]).toMatchObject({ confidence: 1, kind: 'sku' });
});

test('it is the other’s again when one of them goes, or gets another', () => {
  const index = buildIndex({ products: [cola, bread], aliases: [] });
  removeProduct(index, 'bread');
  expect(matchPhrase(index, barcode, nobody)[0]).toMatchObject({ sku: 'DRK-1', confidence: 1 });
  upsertProduct(index, bread);
  upsertProduct(index, { ...cola, barcode: null });
  expect(matchPhrase(index, barcode, nobody)[0]).toMatchObject({ sku: 'BRD-1', confidence: 1 });
});
