import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import { listSheets } from './read-xlsx';

const open = (name: string) => readFileSync(new URL(`../../../e2e/files/${name}`, import.meta.url));

describe('a workbook', () => {
  it('is read as text: codes with their zeros, formulas by their result, numbers as they were typed', async () => {
    const bytes = open('goods.xlsx');
    expect(await listSheets(bytes)).toEqual(['Goods']);
    const rows = [];
    for await (const { cells } of readTable({ fileType: 'xlsx', bytes, sheet: 'Goods' })) rows.push(cells);
    expect(rows).toEqual([
      ['SKU', 'Description', 'Price'],
      ['00123', 'Apple', '189.9'],
      ['', '', ''],
      ['B-2', 'Bread', '2'],
    ]);
  });

  it('with macros, cut short, or unpacking to too much is refused before it is unpacked', async () => {
    const bomb = open('goods.xlsx');
    const directory = bomb.readUInt32LE(bomb.length - 22 + 16);
    bomb.writeUInt32LE(0xffff_fff0, directory + 24);
    const refusals = [open('macros.xlsx'), open('goods.xlsx').subarray(0, 600), bomb].map((bytes) =>
      listSheets(bytes).catch((error: Error) => error.message),
    );
    expect(await Promise.all(refusals)).toEqual([
      expect.stringContaining('macros'),
      expect.stringContaining('cut short'),
      expect.stringContaining('400 MB'),
    ]);
  });
});
