import readXlsxFile from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { flag, moment, number, type Row, type Sheet, text } from '../sheet';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';
import { columnName } from './xlsx-cell';
import { zoneClock } from './zone-clock';

const columns = [text('Name'), number('Price'), moment('Created'), flag('Zero-rated')];
const created = new Date('2026-03-01T22:30:00Z');
async function* pagesOf(...pages: Row[][]) {
  yield* pages;
}
const sheetOf = (...rows: Row[]): Sheet => ({ name: 'products', columns, pages: pagesOf(rows) });
const collect = async (parts: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
};
const csv = async (locale: string, ...rows: Row[]) =>
  (await collect(writeCsv(sheetOf(...rows), { locale, timeZone: 'Africa/Johannesburg' }))).toString('utf8');

describe('writeCsv', () => {
  it('writes decimals, delimiter and hours as the tenant has them, behind a mark of UTF-8', async () => {
    const row = ['Crème; "fine", 1 L', '12.50', created, true];
    expect(await csv('en-GB', row)).toBe(
      '\ufeffName,Price,Created,Zero-rated\r\n"Crème; ""fine"", 1 L",12.50,2026-03-02 00:30,yes\r\n',
    );
    expect(await csv('de-DE', row)).toBe(
      '\ufeffName;Price;Created;Zero-rated\r\n"Crème; ""fine"", 1 L";12,50;2026-03-02 00:30;yes\r\n',
    );
  });

  it('makes no text a formula, and leaves numbers below zero numbers', async () => {
    for (const evil of ['=1+1', '+27825550101', '-2', '@SUM(A1)', ' =1', '\t=1', '＝1'])
      expect(await csv('en-GB', [evil, '-2.5', null, false])).toContain(`\r\n"'${evil}",-2.5,,no\r\n`);
  });
});

describe('writeXlsx', () => {
  const timeZone = 'Africa/Johannesburg';

  it('is read by others: texts as they are, numbers as numbers, moments as dates of the tenant', async () => {
    const said = ' =1+1 & <b> "ü" \u0007\u{1f600}';
    const file = await collect(writeXlsx(sheetOf([said, '1234567.89', created, false]), { timeZone }));
    const [sheet] = await readXlsxFile(file, { trim: false });
    expect(sheet?.data).toEqual([
      ['Name', 'Price', 'Created', 'Zero-rated'],
      [said.replace('\u0007', ''), 1_234_567.89, new Date('2026-03-02T00:30:00Z'), 'no'],
    ]);
  });

  it('goes on in another sheet where one is full', async () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name): Row => [name, '1', null, null]);
    const file = await collect(
      writeXlsx(
        { name: 'products', columns, pages: pagesOf(rows.slice(0, 1), rows.slice(1)) },
        {
          timeZone,
          mostRowsPerSheet: 3,
        },
      ),
    );
    const sheets = await readXlsxFile(file);
    expect(sheets.map(({ sheet, data }) => [sheet, ...data.slice(1).map(([name]) => name)])).toEqual([
      ['products', 'a', 'b'],
      ['products 2', 'c', 'd'],
      ['products 3', 'e'],
    ]);
  });

  it('cuts a text that Excel would not take, and names columns as Excel does', async () => {
    const file = await collect(writeXlsx(sheetOf(['x'.repeat(40_000), null, null, null]), { timeZone }));
    const [sheet] = await readXlsxFile(file);
    expect(String(sheet?.data[1]?.[0])).toHaveLength(32_767);
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  });
});

describe('zoneClock', () => {
  it('follows changes of the clocks', () => {
    const clock = zoneClock('Europe/Berlin');
    const shown = (at: string) => new Date(clock(new Date(at))).toISOString().slice(11, 16);
    expect(['2026-03-29T00:59:00Z', '2026-03-29T01:00:00Z', '2026-01-01T12:00:00Z'].map(shown)).toEqual([
      '01:59',
      '03:00',
      '13:00',
    ]);
    expect(zoneClock('America/St_Johns')(new Date('2026-01-01T12:00:00Z'))).toBe(
      Date.parse('2026-01-01T08:30:00Z'),
    );
    expect(zoneClock('UTC')(created)).toBe(created.getTime());
  });
});

describe('the memory of a long export', () => {
  it.each(['csv', 'xlsx'] as const)(
    'does not grow with the rows: %s',
    { timeout: 60_000 },
    async (format) => {
      const most = 200_000;
      async function* manyPages() {
        for (let at = 0; at < most; at += 1_000)
          yield Array.from(
            { length: 1_000 },
            (_, n): Row => [`Product ${at + n} of a long catalogue`, '12.50', created, true],
          );
      }
      const sheet: Sheet = { name: 'products', columns, pages: manyPages() };
      const parts =
        format === 'csv'
          ? writeCsv(sheet, { locale: 'en-GB', timeZone: 'UTC' })
          : writeXlsx(sheet, { timeZone: 'UTC' });
      let bytes = 0;
      let largest = 0;
      for await (const part of parts) {
        bytes += part.length;
        largest = Math.max(largest, part.length);
      }
      expect(bytes).toBeGreaterThan(1_000_000);
      // What is held at a time is a page of rows, however many there are.
      expect(largest).toBeLessThan(300_000);
    },
  );
});
