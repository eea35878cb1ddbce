import { expect, it } from 'vitest';
import { lexiconOf } from '../../language/compile';
import { buildIndex } from '../build-index';
import { ask } from '../question/ask';
import { retrieve } from './retrieve';

it('keeps what answers best, however many share one common word that was looked up first', () => {
  const packs = Array.from({ length: 400 }, (_, i) => `Ration ${i} (Pack of 10)`);
  const names = [...packs, 'Farm Packet Holder', 'Farm Peas (Split)'];
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const found = retrieve(index, ask(index, 'farm split peas packets', lexiconOf([])), 48);
  expect(found.map((ordinal) => names[ordinal])).toContain('Farm Peas (Split)');
});

it('leaves out what shares less than half as much as the best does', () => {
  const names = ['Karoo Peach Slices 410g', 'Karoo Beetroot', 'Karoo Peach Halves 410g'];
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const found = retrieve(index, ask(index, 'karoo peach slices 410g', lexiconOf([])), 48);
  expect(found.map((ordinal) => names[ordinal])).toEqual([names[0], names[2]]);
});

it('finds what the phrase says where its neighbours in a list say more', () => {
  const names = ['Mocktail Pina Colada Coconut Cream 2L', 'Karoo Lime', 'Karoo Peach', 'Zebra Lime'];
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const question = ask(index, 'lime', lexiconOf([]), { context: 'mocktail pina colada coconut cream 2l' });
  expect(retrieve(index, question, 48).map((ordinal) => names[ordinal])).toContain(names[1]);
});

it('finds by its numbers what a bold guess at the only word would miss', () => {
  const names = ['125 Amp Double-Pole Breaker', 'Double 2x4 Post Base', '7-1/4 in. x 60-Tooth Saw Blade'];
  const index = buildIndex({
    products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const found = retrieve(index, ask(index, '7-1/4 60 tooth diablo', lexiconOf([])), 48);
  expect(found.map((ordinal) => names[ordinal])).toContain(names[2]);
});
