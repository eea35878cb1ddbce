import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEntries } from './archive-reader';
import { createArchive } from './archive-writer';

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-archive-'));
  const file = join(folder, 'whole');
  const archive = await createArchive(file);
  const manifest = {
    ...{ format: 'order-intake-backup', formatVersion: 1, productVersion: '1.0.0', keyFingerprint: 'f' },
    ...{ madeAt: '2026-01-01T00:00:00.000Z', migrations: ['0000_tables'], tables: [] },
  };
  await archive.add('manifest.json', Buffer.from(JSON.stringify(manifest)));
  for (let table = 1; table <= 8; table += 1) {
    const rows = Array.from({ length: table * 50 }, (_, row) => `${row * table}\tthe row ${row}\n`);
    await archive.add(`tables/table_${table}/000001.copy`, Buffer.from(rows.join('')));
  }
  await archive.finish({ rows: {}, files: 0 });
  whole = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer): Promise<string> {
  const file = join(folder, 'read');
  writeFileSync(file, bytes);
  let entries = 0;
  try {
    for await (const _ of readEntries(file)) entries += 1;
    return `${entries} entries`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

it('reads what was written', async () => {
  expect(await read(whole)).toBe('9 entries');
});

it('refuses an archive that was cut off, wherever', async () => {
  // The last 8 bytes are a checksum and a length; what they hold was read before.
  for (let length = 0; length < whole.length - 8; length += Math.ceil(whole.length / 60)) {
    expect(await read(whole.subarray(0, length)), `${length} bytes`).toContain('no complete backup');
  }
});

it('never takes other content for its own, whichever byte was altered', async () => {
  for (let place = 0; place < whole.length; place += Math.ceil(whole.length / 120)) {
    const altered = Buffer.from(whole);
    altered[place] = (altered[place] ?? 0) ^ 0x55;
    // A byte that tells nothing of the content, the time of making for one, may differ.
    expect(await read(altered), `byte ${place}`).toMatch(/no complete backup|^9 entries$/);
  }
});
