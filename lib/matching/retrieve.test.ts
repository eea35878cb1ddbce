import { expect, it } from 'vitest';
import { lexiconOf } from '../reading/lexicons/compile';
import { ask } from './ask';
import { buildIndex } from './build-index';
import { retrieve } from './retrieve';

it('keeps what answers best, however many share one common word that was looked up first', () => {
  const packs = Array.from({ length: 400 }, (_, i) => `Ration ${i} (Pack of 10)`);
  const names = [...packs, 'Farm Packet Holder', 'Farm Peas (Split)'];
  const index = buildIndex({ products: names.map((name) => ({ id: name, sku: name, name })), aliases: [] });
  const found = retrieve(index, ask(index, 'farm split peas packets', lexiconOf([])), 48);
  expect(names[found[0] ?? -1]).toBe('Farm Peas (Split)');
});
