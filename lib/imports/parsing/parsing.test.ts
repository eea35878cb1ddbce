import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEscaped } from '../../exports/writing/escape-formula';
import { findHeader, guessColumns } from '../columns/guess-columns';
import { kinds } from '../targets/kinds';
import { MarkEvidence } from './decimal-mark';
import { encodingOf } from './decode-file';
import { guessDelimiter } from './guess-delimiter';
import { isForeignCurrency } from './is-foreign-currency';
import { isTotal } from './is-total';
import { currencyIn, type DecimalMark, readNumber } from './read-number';
import { plainCell, readTable } from './read-table';
import { sniffTable } from './sniff-table';

const csv = async (bytes: Buffer) => {
  const rows: string[][] = [];
  for await (const { cells } of readTable({ fileType: 'csv', bytes, sheet: null })) rows.push(cells);
  return rows;
};

describe('a CSV file', () => {
  const text = 'Name;Größe\r\n"Öl; nativ";1,5\r\n';
  it.each([
    ['utf-8', Buffer.from(text)],
    ['utf-8', Buffer.from(`\ufeff${text}`)],
    ['utf-16le', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['utf-16le', Buffer.from(text, 'utf16le')],
    ['utf-16be', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['windows-1252', Buffer.from(text, 'latin1')],
  ])('is read in %s', async (encoding, bytes) => {
    expect(encodingOf(bytes)).toBe(encoding);
    expect(await csv(bytes)).toEqual([
      ['Name', 'Größe'],
      ['Öl; nativ', '1,5'],
    ]);
  });

  it.each([
    [',', 'a,b,c\n1,2,3\n'],
    [';', 'a;b\n1,5;2,5\n1,5;3\n'],
    ['\t', 'a\tb\n1,000\t2\n'],
    ['\t', '"a"\t"b"\n"1,5"\t"2"\n'],
    ['|', 'a|b|c\n"x;y"|2|3\n'],
    [';', 'sep=;\na;b\n'],
    [',', 'a\nb\n'],
  ])('is separated by %j', (delimiter, head) => {
    expect(guessDelimiter(head)).toBe(delimiter);
  });

  it('is given back as it was written, whatever its cells hold', async () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((value) => plainCell(value.replace(/["\r\n;,|\t]/g, '')))
      // An apostrophe before a formula is taken away; see exported-texts.test.ts.
      .filter((value) => !isEscaped(value));
    const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, async (rows) => {
        const all = [['a', 'b', 'c'], ...rows];
        const written = all.map((cells) => cells.map((value) => `"${value}"`).join(';')).join('\r\n');
        expect(await csv(Buffer.from(`\ufeff${written}`))).toEqual(all);
      }),
    );
  });

  it('says where a quotation mark is never closed, and refuses thousands of columns', async () => {
    const open = Buffer.from(`a,b\n1,2\n"x,${'y'.repeat(400_000)}`);
    await expect(csv(open)).rejects.toMatchObject({
      code: 'file_unreadable',
      message: expect.stringContaining('row 3'),
    });
    await expect(csv(Buffer.from(','.repeat(10_000)))).rejects.toMatchObject({ code: 'file_unreadable' });
  });
});

describe('a number', () => {
  it.each<[string, DecimalMark, number | null]>([
    ['1.234,50', ',', 1234.5],
    ['1,234.50', '.', 1234.5],
    ['R 1 234,50', ',', 1234.5],
    ['1’234.5', '.', 1234.5],
    ['12,34,567.5', '.', 1234567.5],
    ['€ 9', '.', 9],
    ['9 EUR', '.', 9],
    ['(5)', '.', -5],
    ['1.5', ',', null],
    ['ten', '.', null],
    ['', '.', null],
    ['1,2,3', '.', null],
    ['0,500', '.', null],
    ['2000,000', '.', null],
    ['0.500', ',', null],
  ])('%j with the mark %j is %j', (text, mark, value) => {
    expect(readNumber(text, mark)).toBe(value);
  });

  it.each<[string[], DecimalMark | null]>([
    [['1.234,50'], ','],
    [['12,9', '1.234'], ','],
    [['1,234', '5.5'], '.'],
    [['1.234.567'], ','],
    [['R 0,004'], ','],
    [['1,250', '-0,250'], ','],
    [['1.250', '007.500'], '.'],
    [['97,000', '2000,000'], ','],
    [['.125', '19.999'], '.'],
    [['1,234'], null],
    [['1.5', '2,5'], null],
    [['12', 'x', '1.2.3', '1,2,3', 'some 1,5'], null],
  ])('of %j the mark is %j', (values, mark) => {
    const evidence = new MarkEvidence();
    for (const value of values) evidence.see(value);
    expect(evidence.mark).toBe(mark);
  });

  it.each([
    ['$5.00', 'ZAR', true],
    ['€7', 'ZAR', true],
    ['7 EUR', 'ZAR', true],
    ['R 7', 'ZAR', false],
    ['zar 7', 'ZAR', false],
    ['R7', 'NAD', false],
    ['N$ 7', 'NAD', false],
    ['$7', 'NAD', false],
    ['N$7', 'ZAR', true],
    ['R$ 7', 'BRL', false],
    ['US$7', 'USD', false],
    ['US$7', 'AUD', true],
    ['GH₵7', 'GHS', false],
    ['R7', 'GBP', true],
    ['Kz 7', 'AOA', false],
    ['7', 'ZAR', false],
  ])('%j is of another currency than %s: %j', (text, currency, isForeign) => {
    const mark = currencyIn(text);
    expect(mark !== null && isForeignCurrency(mark, currency)).toBe(isForeign);
    expect(readNumber(text.replace('.00', ''), '.')).toBe(text.startsWith('$5') ? 5 : 7);
  });

  it('is read back however it was grouped', () => {
    const amount = fc.integer({ min: 0, max: 99_999_999_999 });
    const locale = fc.constantFrom<[string, DecimalMark]>(
      ['en-ZA', ','],
      ['de', ','],
      ['en', '.'],
      ['fr', ','],
      ['pt', ','],
    );
    fc.assert(
      fc.property(amount, locale, (cents, [name, mark]) => {
        const text = new Intl.NumberFormat(name, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(readNumber(text, mark)).toBe(cents / 100);
      }),
    );
  });
});

describe('the columns', () => {
  const { fields } = kinds.products;
  const guess = (headers: string[], samples: string[][] = []) =>
    guessColumns(headers, samples, { fields, withTiers: true }).map(({ field, tier }) => tier ?? field);

  it.each([
    [
      ['Stock code', 'Description', 'Selling price'],
      ['sku', 'name', 'basePrice'],
    ],
    [
      ['Voorraadkode', 'Beskrywing', 'Verkoopprys'],
      ['sku', 'name', 'basePrice'],
    ],
    [
      ['Código', 'Descrição', 'Preço unitário', 'Código de barras'],
      ['sku', 'name', 'basePrice', 'barcode'],
    ],
    [
      ['Artículo', 'Descripción', 'Precio'],
      ['sku', 'name', 'basePrice'],
    ],
    [
      ['Référence', 'Désignation', 'Prix HT', 'Colisage'],
      ['sku', 'name', 'basePrice', 'packSize'],
    ],
    [
      ['Artikelnr.', 'Bezeichnung', 'Preis (EUR)', 'VE'],
      ['sku', 'name', 'basePrice', 'packSize'],
    ],
    [
      ['Code', 'SKU', 'Name', 'Gold price', 'Price B'],
      [null, 'sku', 'name', 'GOLD', 'B'],
    ],
  ])('are known by their titles: %j', (headers, expected) => {
    expect(guess(headers)).toEqual(expected);
  });

  it('are known by what they hold where their titles say nothing', () => {
    const samples = ['6001234567890', '6001234567891', '6001234567892'].map((bar, at) => [`A${at}`, bar]);
    expect(guess(['SKU', 'Spalte 2'], samples)).toEqual(['sku', 'barcode']);
  });

  it('have their titles below what stands above a table', () => {
    expect(
      findHeader(
        [
          ['Price list 2026', '', ''],
          ['', '', ''],
          ['SKU', 'Name', 'Price'],
        ],
        fields,
      ),
    ).toBe(2);
  });
});

describe('a file', () => {
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a workbook with a password', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['a web page', Buffer.from('<html><table>')],
    ['nothing', Buffer.alloc(0)],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6, 7, 8])],
  ])('that is %s is refused with what to do, whatever its name says', (_name, bytes) => {
    expect(() => sniffTable(bytes)).toThrowError(expect.objectContaining({ code: 'file_unreadable' }));
  });

  it.each([
    ['Total', ''],
    ['Grand total', 'Grand total'],
    ['Gesamtsumme', 'Gesamtsumme'],
    ['TOTAAL', ''],
  ])('has no record in a row of totals: %j', (first, key) => {
    expect(isTotal([first, '12'], key)).toBe(true);
  });

  it('has one where only a name begins so', () => {
    expect(isTotal(['A-1', 'Total cereal 500g'], 'A-1')).toBe(false);
    expect(isTotal(['Total', 'Total'], 'A-1')).toBe(false);
  });
});
