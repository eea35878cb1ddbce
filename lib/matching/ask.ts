import { type CompiledLexicon, measureOf } from '../reading/lexicons/compile';
import type { CatalogueIndex } from './catalogue-index';
import { describeGoods } from './describe-goods';
import { type Expansion, expandWord, meaningsOf, termsOfPhrase } from './expand-word';
import type { GoodsNumber } from './goods-number';
import { plainWords } from './kind-words';
import { splitWord } from './split-word';

/** One word of the question, with all it may mean in this catalogue. */
export interface AskedWord {
  text: string;
  number: number | undefined;
  /** What leaving it unmatched costs, 0 to 1. */
  weight: number;
  expansions: Expansion[];
  /** The catalogue has it, as written or nearly. */
  known: boolean;
  /** Grammar, politeness: matching it is worth something, missing it nothing. */
  idle: boolean;
  /** From the context: counts when it fits, not when it does not. */
  optional: boolean;
  /** A word that names no goods of any trade, whatever the catalogue has: "kitchen". */
  talk: boolean;
  /** Of talk or packaging, and the catalogue has nothing like it: said beside the goods. */
  beside: boolean;
  /** Names in this catalogue nearly always begin with it. */
  brand: boolean;
  /** `s&v`. */
  initials?: boolean;
}

/**
 * Neighbouring words that the catalogue writes as one (`corn flakes` → cornflakes), or that mean something together
 * (`pasta de dientes` → toothpaste).
 */
export interface AskedPair {
  at: number;
  /** How many words. */
  width: number;
  expansions: Expansion[];
}

/** A phrase made ready for comparison with products. */
export interface Question {
  words: AskedWord[];
  pairs: AskedPair[];
  /** Those with a unit first: they choose their partners before bare ones do. */
  numbers: GoodsNumber[];
  totalWeight: number;
}

/** Weight of a word that the catalogue has never seen. */
const unknownWeight = 0.85;

/** Words whose letter tells a kind: `type M` is not type L. */
const beforeLetters = new Set(['type', 'tipo', 'tipe', 'grade', 'class', 'series']);

/** Reads a phrase against a catalogue, with words of its context that may belong to it. */
export function ask(index: CatalogueIndex, phrase: string, lexicon: CompiledLexicon, context = ''): Question {
  const goods = describeGoods(phrase, lexicon);
  const words = goods.words.flatMap(({ text, number, initials }) =>
    askWords(index, text, number, lexicon).map((word) => (initials ? { ...word, initials } : word)),
  );
  words.forEach((word, i) => {
    if (word.text.length === 1 && beforeLetters.has(words[i - 1]?.text ?? '')) word.weight = unknownWeight;
  });
  const numbers = [...goods.numbers, ...loneMeasures(words, goods.numbers, lexicon)];
  const question: Question = { words, pairs: askPairs(index, words), numbers, totalWeight: 0 };
  for (const word of words) question.totalWeight += word.weight;
  if (context !== '') addContext(index, question, context, lexicon);
  question.numbers.sort((a, b) => Number(a.dimension === 'bare') - Number(b.dimension === 'bare'));
  return question;
}

/** "paint gallon", "a kilo of sugar": most likely one of it, unless a product says otherwise. */
function loneMeasures(
  words: readonly AskedWord[],
  numbers: readonly GoodsNumber[],
  lexicon: CompiledLexicon,
): GoodsNumber[] {
  return words.flatMap((word) => {
    const unit = word.text.length > 3 ? measureOf(word.text, lexicon) : undefined;
    const isBulk = unit?.dimension === 'mass' || unit?.dimension === 'volume';
    if (!isBulk || numbers.some(({ dimension }) => dimension === unit.dimension)) return [];
    word.optional = true;
    return [{ value: 1, base: unit.factor, ...unit, multipack: false, optional: true }];
  });
}

function addContext(
  index: CatalogueIndex,
  question: Question,
  context: string,
  lexicon: CompiledLexicon,
): void {
  const goods = describeGoods(context, lexicon);
  const said = new Set(question.words.map((word) => word.text));
  const extra = goods.words
    .filter((word) => !said.has(word.text))
    .map(({ text, number }) => ({ ...askWord(index, text, number, lexicon), optional: true }));
  question.words.push(...extra.filter((word) => !word.idle && word.expansions.length > 0));
  question.pairs = askPairs(index, question.words);
  const dimensions = new Set(question.numbers.map((number) => number.dimension));
  const bare = dimensions.has('bare');
  question.numbers.push(
    ...goods.numbers
      .filter((number) => !dimensions.has(number.dimension) && !(bare && number.dimension !== 'count'))
      .map((number) => ({ ...number, optional: true })),
  );
}

const remembered = new WeakMap<CatalogueIndex, { version: number; words: Map<string, Expansion[]> }>();

/** expandWord, remembered until the catalogue changes. */
export function expansionsOf(index: CatalogueIndex, word: string): Expansion[] {
  let memory = remembered.get(index);
  if (!memory || memory.version !== index.products.length || memory.words.size > 20_000) {
    memory = { version: index.products.length, words: new Map() };
    remembered.set(index, memory);
  }
  const known = memory.words.get(word);
  if (known) return known;
  const expanded = expandWord(index, word);
  memory.words.set(word, expanded);
  return expanded;
}

/** How telling a term is here: rare words more, and words of packaging little. */
export function termWeight(index: CatalogueIndex, termId: number): number {
  const term = index.terms[termId];
  if (!term) return 0;
  const rarity =
    Math.log(1 + index.liveProducts / Math.max(1, term.postings.length)) / Math.log(2 + index.liveProducts);
  return Math.max(0.08, rarity) * (term.text.length === 1 ? 0.3 : plainWords.has(term.text) ? 0.5 : 1);
}

/** The word, or the words it is written together from. */
function askWords(
  index: CatalogueIndex,
  text: string,
  number: number | undefined,
  lexicon: CompiledLexicon,
): AskedWord[] {
  const whole = askWord(index, text, number, lexicon);
  if (whole.idle || text.length < 6 || (whole.expansions[0]?.quality ?? 0) >= 0.84) return [whole];
  const parts = splitWord(index, text);
  return parts ? parts.map((part) => askWord(index, part, undefined, lexicon)) : [whole];
}

function askWord(
  index: CatalogueIndex,
  text: string,
  number: number | undefined,
  lexicon: CompiledLexicon,
): AskedWord {
  const expansions = expansionsOf(index, text);
  const best = expansions[0];
  const idle =
    (lexicon.filler.has(text) || lexicon.and.has(text) || lexicon.articles.has(text)) &&
    !(best?.how === 'written' && text.length > 4);
  const talk = lexicon.talk.has(text);
  const packing = lexicon.units.has(text) || plainWords.has(text);
  const unheard = (best?.quality ?? 0) < 0.8;
  let weight = unknownWeight;
  if (best && best.quality >= 0.8) weight = Math.max(...best.termIds.map((id) => termWeight(index, id)));
  if (text.length === 1) weight *= 0.3;
  if (idle) weight *= 0.12;
  else if (packing) weight *= 0.45;
  return {
    text,
    number,
    weight,
    expansions,
    known: (best?.quality ?? 0) >= 0.9,
    idle,
    optional: false,
    talk,
    beside: unheard && (talk || packing),
    brand: isBrand(index, best),
  };
}

function isBrand(index: CatalogueIndex, best: Expansion | undefined): boolean {
  const term = best && best.quality >= 0.9 ? index.terms[best.termIds[0] ?? -1] : undefined;
  return term !== undefined && term.heads >= 2 && term.heads >= 0.6 * term.postings.length;
}

function askPairs(index: CatalogueIndex, words: readonly AskedWord[]): AskedPair[] {
  const pairs: AskedPair[] = [];
  for (let at = 0; at + 1 < words.length; at++) {
    const [left, right] = [words[at]?.text ?? '', words[at + 1]?.text ?? ''];
    const expansions: Expansion[] = [];
    expansions.push(...meaningsTogether(index, `${left} ${right}`));
    const joined = index.termByText.get(left + right);
    if (joined !== undefined) expansions.push({ termIds: [joined], quality: 0.97, how: 'joined' });
    else if (left.length + right.length >= 6) {
      const near = expansionsOf(index, left + right).find(
        (found) => found.quality >= 0.84 && (found.how === 'typo' || found.how === 'plural'),
      );
      if (near) expansions.push({ ...near, quality: near.quality * 0.95, how: 'joined' });
    }
    for (const key of [`${left.charAt(0)}/${right}`, `${left.slice(0, 2)}/${right}`]) {
      const id = index.termByText.get(key);
      if (id !== undefined) expansions.push({ termIds: [id], quality: 0.92, how: 'short' });
    }
    const initials =
      left.length <= 2 && right.length <= 2 ? index.termByText.get(`=${left}${right}`) : undefined;
    if (initials !== undefined) expansions.push({ termIds: [initials], quality: 0.85, how: 'short' });
    if (expansions.length) pairs.push({ at, width: 2, expansions });
    const third = words[at + 2];
    const three = third ? meaningsTogether(index, `${left} ${right} ${third.text}`) : [];
    if (three.length) pairs.push({ at, width: 3, expansions: three });
  }
  return pairs;
}

/** What a phrase of several words means in this catalogue. */
const meaningsTogether = (index: CatalogueIndex, phrase: string): Expansion[] =>
  meaningsOf(phrase)
    .flatMap((meaning) => termsOfPhrase(index, meaning))
    .map((termIds) => ({ termIds, quality: 0.94, how: 'meaning' }));
