import { describe, expect, it } from 'vitest';
import { firstDay } from '../../../e2e/pages/first-day-files';
import { workbook } from '../../../e2e/pages/make-files';
import { readTable } from './read-table';
import { sniffTable } from './sniff-table';

async function rowsOf({ buffer }: { buffer: Buffer }, sheet: string | null = null): Promise<string[][]> {
  const rows: string[][] = [];
  const fileType = sniffTable(buffer);
  for await (const { cells } of readTable({ fileType, bytes: buffer, sheet })) rows.push(cells);
  return rows;
}

describe('files as distributors have them', () => {
  it('a workbook has its titles and categories in every row over which they are merged', async () => {
    const rows = await rowsOf(firstDay.products, 'Prices & packs');
    expect(rows[0]?.slice(0, 2)).toEqual(['Karoo Wholesale price list, 1 November', '']);
    expect(rows[3]).toEqual([
      ...['Category', 'Stock code', 'Description', 'Pack', 'UOM', 'Price', 'Spaza price', 'Gold price'],
      ...['Bin', 'Last changed'],
    ]);
    expect(rows.slice(4, 8).map(([category, sku, , , , price]) => [category, sku, price])).toEqual([
      ['Bakery', '00123', '18.9'],
      ['Bakery', '00124', '19.5'],
      ['Bakery', '00131', '24.99'],
      ['Drinks', '00210', '21.99'],
    ]);
    expect(rows.at(-1)?.[0]).toBe('Total');
  });

  it('a table may begin anywhere on the sheet, and ends a merged value with its last row', async () => {
    const rows = [[], [], ['', 'Group', 'SKU'], ['', 'Tea', 'T1'], ['', '', 'T2'], ['', '', 'X1']];
    const file = workbook('below.xlsx', { 'A & B': { rows, merged: ['B4:B5', 'B3:C3'] } });
    expect((await rowsOf(file, 'A & B')).filter((cells) => cells.some((cell) => cell !== ''))).toEqual([
      ['', 'Group', 'SKU'],
      ['', 'Tea', 'T1'],
      ['', 'Tea', 'T2'],
      ['', '', 'X1'],
    ]);
  });

  it('a text file is read in the encoding and with the separator that it has', async () => {
    expect((await rowsOf(firstDay.customers)).slice(1, 4)).toEqual([
      ['00017', 'Café Ubuntu', '082 555 0201', '011 555 0301 / 083 555 0401', 'Spaza', 'en'],
      ['00018', 'Müller’s Superette; Parktown', '0825550202', '', 'Gold', 'en'],
      ['00019', 'Kwa Zwane Tuck Shop', '27825550203', '', 'Spaza', ''],
    ]);
    expect((await rowsOf(firstDay.codes))[4]).toEqual(['Café Ubuntu', 'CU 7', '00123']);
    expect(await rowsOf(firstDay.locations)).toEqual([
      ['Code', 'Name', 'Warehouse code', 'Address'],
      ['JHB', 'Johannesburg', '001', '12 Kerk Street\nJohannesburg'],
    ]);
  });

  it('a day is one, be it shown as such or as a number', async () => {
    const days = (await rowsOf(firstDay.history, 'Sheet1')).slice(1, 4).map(([, day]) => day);
    expect(days).toEqual(['46230', '46230', '2026-07-28']);
  });
});
