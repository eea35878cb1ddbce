import { expect, it } from 'vitest';
import { type Sheet, text } from '../../exports/sheet';
import { writeCsv } from '../../exports/writing/write-csv';
import { writeXlsx } from '../../exports/writing/write-xlsx';
import { text as readText } from '../targets/read-values';
import { readTable } from './read-table';

const names = ['=Equal Sweetener (1kg)', '@Home (candle)', '+Plus! bar', '-20C(ice)', 'Plain'];
const timeZone = 'Africa/Johannesburg';
const ways = { decimal: '.', doubted: '', country: 'ZA', currency: 'ZAR', tiers: new Map() } as const;

it.each(['csv', 'xlsx'] as const)(
  'a text that begins as a formula comes back from our own %s',
  async (fileType) => {
    const sheet: Sheet = {
      name: 'products',
      columns: [text('Name')],
      pages: (async function* () {
        yield names.map((name) => [name]);
      })(),
    };
    const parts: Uint8Array[] = [];
    const file =
      fileType === 'csv' ? writeCsv(sheet, { locale: 'en-ZA', timeZone }) : writeXlsx(sheet, { timeZone });
    for await (const part of file) parts.push(part);
    const read: unknown[] = [];
    for await (const { cells, texts } of readTable({
      fileType,
      bytes: Buffer.concat(parts),
      sheet: 'products',
    }))
      read.push(readText(200)(cells[0] ?? '', texts?.has(0) ? { ...ways, isText: true } : ways));
    expect(read.slice(1)).toEqual(names.map((value) => ({ value })));
  },
);
