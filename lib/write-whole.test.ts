import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './write-whole.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-whole-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('writeWhole', () => {
  it('writes for the owner only, replaces what was there and leaves nothing beside it', () => {
    writeWhole(file, 'one');
    writeWhole(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it.skipIf(process.platform === 'win32')('keeps what was there when there is no room for the new', () => {
    writeWhole(file, 'the old one');
    const write = `import { writeWhole } from './lib/write-whole.mjs';
      writeWhole(${JSON.stringify(file)}, 'x'.repeat(1_000_000));`;
    const limited = [
      '-c',
      'ulimit -f 8; exec "$0" "$@"',
      process.execPath,
      '--input-type=module',
      '-e',
      write,
    ];
    const { status } = spawnSync('bash', limited, { stdio: 'ignore' });
    expect(status).not.toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('the old one');
  });

  it('keeps a file that is there when it is to be a new one', () => {
    writeWhole(file, 'one', { isNew: true });
    expect(() => writeWhole(file, 'two', { isNew: true })).toThrow('EEXIST');
    expect(readFileSync(file, 'utf8')).toBe('one');
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('removes what a killed process left of it, and nothing that is being written', () => {
    const [left, written, other] = [`${file}.a.part`, `${file}.b.part`, join(folder, 'other.a.part')];
    for (const path of [left, written, other]) writeFileSync(path, '');
    for (const path of [left, other]) utimesSync(path, 0, 0);
    writeWhole(file, 'one');
    expect(readdirSync(folder).sort()).toEqual(['other.a.part', 'secrets.json', 'secrets.json.b.part']);
  });
});
