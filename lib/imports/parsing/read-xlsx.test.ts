import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import { listSheets } from './read-xlsx';
import { refuseHarmful } from './refuse-harmful';

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

  it('shows its errors, and the zeros that a format puts before a code', async () => {
    const cells = [
      '<c r="A1" t="inlineStr"><is><t>SKU</t></is></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c>',
      '<c r="A2" s="1"><v>42</v></c><c r="B2" t="e"><f>VLOOKUP(A2,C:D,2,0)</f><v>#N/A</v></c>',
      '<c r="A3" s="1"><v>12345</v></c><c r="B3"><v>1.5</v></c>',
      '<c r="A4" s="2"><v>42</v></c><c r="B4" s="1"/>',
      '<c r="A5" s="1"><f>A2</f><v>7</v></c><c r="B5" t="e" s="1"><v>#DIV/0!</v></c>',
    ];
    const rows = [];
    const bytes = workbookOf(cells);
    for await (const { cells: read } of readTable({ fileType: 'xlsx', bytes, sheet: 'Goods' }))
      rows.push(read);
    expect(rows).toEqual([
      ['SKU', 'Price'],
      ['0042', '#N/A'],
      ['12345', '1.5'],
      ['42', ''],
      ['0007', '#DIV/0!'],
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

  it('is refused for what it unpacks to, whatever it says of itself', async () => {
    const honest = zip({ 'a.xml': Buffer.alloc(3_000_000) });
    const liar = zip({ 'a.xml': Buffer.alloc(3_000_000) }, { saysBytes: 10 });
    const refused = (bytes: Buffer, most?: number) =>
      refuseHarmful(bytes, most).catch((error: Error) => error.message);
    expect(await refused(honest)).toBeUndefined();
    expect(await refused(honest, 2 * 1024 * 1024)).toContain('more than 2 MB');
    expect(await refused(liar, 2 * 1024 * 1024)).toContain('more than 2 MB');
  });

  it('is refused with a file that its directory does not name, and with one that does not unpack', async () => {
    const hidden = zip({ 'a.xml': Buffer.from('a'), 'hidden.xml': Buffer.alloc(100_000) }, { named: 1 });
    await expect(refuseHarmful(hidden)).rejects.toThrow('damaged');
    const broken = zip({ 'a.xml': Buffer.alloc(3_000) });
    broken.fill(0xff, 36, 40);
    await expect(refuseHarmful(broken)).rejects.toThrow('damaged');
  });
});

/** A workbook with one sheet of these cells, row by row: style 1 is `0000`, style 2 `#,##0`. */
function workbookOf(rows: readonly string[]): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const xf = (format: number) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"/>`;
  const files = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Goods" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="0000"/></numFmts><cellStyleXfs>${xf(0)}</cellStyleXfs><cellXfs>${xf(0)}${xf(164)}${xf(3)}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.map((cells, at) => `<row r="${at + 1}">${cells}</row>`).join('')}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** A ZIP archive of these files, of which the directory names the first `named`, and says how long they are, rightly or not. */
function zip(
  files: Record<string, Buffer>,
  { saysBytes, named = Number.POSITIVE_INFINITY }: { saysBytes?: number; named?: number } = {},
): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    // Version, flags, method, time, date, checksum, both lengths, length of the name and of what follows it.
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(8, 4);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(saysBytes ?? content.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries.slice(0, named));
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
