import { foldWord } from '../../language/text/fold-word';
import type { GoodsWord } from '../goods/describe-goods';
import { editDistance } from '../words/word-keys';
import type { IndexedProduct } from './catalogue-index';

/** `s/berry` as one word; `hardie` and `blade` of HardieBlade; the initials of the first words (`pnp`, `cb`), which brands are called by. */
export function extraTexts(name: string, words: readonly GoodsWord[]): string[] {
  const extra: string[] = [];
  for (const { abbreviation } of words) if (abbreviation) extra.push(abbreviation);
  extra.push(...partsOfCompounds(name));
  const heads = words.slice(0, 4).filter(({ text }) => !beginsWithDigit(text));
  const meaningful = heads.filter((head) => !isAnd(head));
  for (const size of [2, 3]) if (meaningful.length >= size) extra.push(initialsOf(meaningful, size));
  if (isAnd(heads[1])) extra.push(initialsOf(heads, 3));
  return extra.filter((text, at) => extra.indexOf(text) === at);
}

const beginsWithDigit = (text: string): boolean => text >= '0' && text < ':';

const isAnd = (word: GoodsWord | undefined): boolean => word?.text === 'and' || word?.text === 'n';

/** Marked, for the letters of a brand are no word. */
function initialsOf(words: readonly GoodsWord[], size: number): string {
  let initials = '=';
  for (const { text } of words.slice(0, size)) initials += text.charAt(0);
  return initials;
}

const compound = /\p{Lu}\p{Ll}{2,}(?:\p{Lu}\p{Ll}{2,})+/gu;
const none: readonly never[] = [];

/** `HardieBlade` is asked for by either part. */
function partsOfCompounds(name: string): readonly string[] {
  const compounds = /\p{Ll}\p{Lu}/u.test(name) ? name.match(compound) : null;
  return compounds?.flatMap((whole) => whole.split(/(?=\p{Lu})/u).map(foldWord)) ?? none;
}

/** Words that an acronym beside them repeats; see IndexedProduct. */
export function acronymsIn(words: readonly GoodsWord[]): IndexedProduct['acronyms'] {
  const found: [at: number, from: number, to: number][] = [];
  words.forEach(({ text }, at) => {
    const from = at - text.length;
    if (text.length < 2 || text.length > 5 || from < 0) return;
    const spelt = words.slice(from, at).every((word, i) => word.text.charAt(0) === text.charAt(i));
    if (spelt) found.push([at, from, at]);
  });
  return found.length > 0 ? found : none;
}

/** Words of a name that say another one of it again, in the plural or with a letter wrong: `Tofee Toffee`. */
export function echoesIn(words: readonly GoodsWord[]): IndexedProduct['echoes'] {
  let found: [at: number, of: number][] | null = null;
  for (let at = 1; at < words.length; at++) {
    for (let of = 0; of < at; of++) {
      if (!areEchoes(words[at]?.text ?? '', words[of]?.text ?? '')) continue;
      found ??= [];
      found.push([at, of], [of, at]);
    }
  }
  return found ?? none;
}

/** Shorter words are near to one another by chance: `mint` and `mine`. */
const leastEcho = 5;

/** One letter apart; most words are told apart by their first letter. */
const areEchoes = (text: string, other: string): boolean =>
  text.charCodeAt(0) === other.charCodeAt(0) &&
  Math.min(text.length, other.length) >= leastEcho &&
  text !== other &&
  !/\d/.test(text) &&
  editDistance(text, other) === 1;

/** Where a name writes letters for a word: the place of the `m` of `m/choc`, with the rest of it behind. */
export function shortFor(words: readonly GoodsWord[]): readonly number[] {
  const places = words.flatMap(({ abbreviation }, at) => (abbreviation === undefined ? [] : [at - 1]));
  return places.length > 0 ? places : none;
}
