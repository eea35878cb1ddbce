import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGold, writerOf } from './gold';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const readFile = (text: string) => {
  writeFileSync(join(folder, 'plain-lists.txt'), text);
  return readGold(folder);
};

it('reads whose words a message is in beside its customer', () => {
  const [first, second] = readFile(
    '@grocery en customer=cafe hand=8\n2 {maas=2|ms-2}\n%%\n@grocery en\n1 {samp=1|sm-1}\n',
  );
  expect(first).toMatchObject({ id: 'plain-lists-1', customer: 'cafe', hand: 8, text: '2 maas' });
  expect(second).not.toHaveProperty('hand');
});

it('takes the hand for the writer, and the file where none is named', () => {
  const gold = readFile('@grocery en hand=8\n2 {maas=2|ms-2}\n%%\n@grocery en\n1 {samp=1|sm-1}\n');
  expect(gold.map(writerOf)).toEqual(['hand 8', 'plain-lists']);
});

it.each(['@grocery en writer=8', '@grocery en hand=eight', '@grocery'])('refuses the head %s', (head) => {
  expect(() => readFile(`${head}\n2 {maas=2|ms-2}\n`)).toThrow('plain-lists-1: no header line');
});
