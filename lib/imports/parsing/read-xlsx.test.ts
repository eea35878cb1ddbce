import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
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
