import { describe, expect, it } from 'vitest';
import { languages } from '../languages';
import { targets, wordsOf } from '../word-lists';

/** Containers that are goods too ("2 tubos pvc", "5 baldes"), which the surroundings tell apart. */
const goodsAndContainers = new Set(
  wordsOf(`fles, emmer, isinkwa, izinkwa, amabhakede, lata, cubeta, cubetas, cubo, balde, hojas, lamina, tubo, tubos,
chapa, molho, seau, seaux, feuille, rouleau`),
);
const local = languages.filter(({ language }) => language !== 'en');

describe('goods words', () => {
  it.each(local)('name no number, measure or unit of their own language: $language', (lexicon) => {
    const counted = new Set(
      [
        lexicon.numbers,
        lexicon.multipliers,
        lexicon.dozens,
        lexicon.fractions,
        lexicon.measures,
        lexicon.units,
      ].flatMap((list) => [...targets(list)].map(([, word]) => word)),
    );
    const both = [...targets(lexicon.goods)]
      .map(([, word]) => word)
      .filter((word) => counted.has(word) && !goodsAndContainers.has(word));
    expect(both).toEqual([]);
  });

  it.each(local)('stand once beside each English word, on one line of it: $language', ({ goods }) => {
    const pairs = [...targets(goods)].map(([english, word]) => `${english}: ${word}`);
    expect(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).toEqual([]);
    const heads = goods.split('\n').map((line) => line.split(':')[0] ?? '');
    expect(heads.filter((head, i) => heads.indexOf(head) !== i)).toEqual([]);
  });
});
