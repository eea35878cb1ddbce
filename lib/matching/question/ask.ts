import { type CompiledLexicon, measureOf } from '../../language/compile';
import { describeGoods } from '../goods/describe-goods';
import type { GoodsNumber } from '../goods/goods-number';
import type { CatalogueIndex } from '../index/catalogue-index';
import { withoutWords } from '../words/kind-words';
import { tradeWordsFor } from '../words/trade-words';
import { type AskedPair, askPairs } from './ask-pairs';
import { type AskedWord, askWords, unknownWeight } from './ask-word';
import { readContext } from './read-context';
import { writeCodes } from './write-codes';

/** A phrase made ready for comparison with products. */
export interface Question {
  words: AskedWord[];
  pairs: AskedPair[];
  /** Those with a unit first: they choose their partners before bare ones do. */
  numbers: GoodsNumber[];
  totalWeight: number;
}

/** Words whose letter tells a kind: `type M` is not type L. */
const beforeLetters = new Set(['type', 'tipo', 'tipe', 'grade', 'class', 'series']);

interface AskOptions {
  context?: string;
  heading?: string;
  /** A "no" in the phrase is said of its goods; while a message is still being cut, it may part them. */
  refusing?: boolean;
}

/** Reads a phrase against a catalogue, with words of its context that may belong to it. */
export function ask(
  index: CatalogueIndex,
  phrase: string,
  lexicon: CompiledLexicon,
  { context = '', heading = '', refusing = false }: AskOptions = {},
): Question {
  const goods = describeGoods(writeCodes(index, phrase, lexicon), lexicon);
  const words = goods.words.flatMap((said) =>
    askWords(index, said, lexicon).map((word) => (said.initials ? { ...word, initials: true } : word)),
  );
  const purpose = takePurpose(words, lexicon);
  words.forEach((word, i) => {
    if (word.text.length === 1 && beforeLetters.has(words[i - 1]?.text ?? '')) word.weight = unknownWeight;
  });
  const measures = words.filter(({ text }) => isLoneMeasure(text, goods.numbers, lexicon));
  for (const word of measures) word.optional = true;
  const numbers = [...goods.numbers, ...measures.flatMap(({ text }) => oneOf(text, lexicon))];
  const question: Question = { words, pairs: askPairs(index, words), numbers, totalWeight: 0 };
  if (refusing) refuse(index, question);
  for (const word of words) question.totalWeight += word.weight;
  question.words.push(...purpose);
  if (context !== '') {
    const around = readContext(index, question, { context, heading }, lexicon);
    question.words.push(...around.words);
    question.pairs = askPairs(index, question.words);
    question.numbers.push(...around.numbers);
  }
  question.numbers.sort((a, b) => Number(a.dimension === 'bare') - Number(b.dimension === 'bare'));
  return question;
}

/** Takes off "for the kids": whom or what goods are for may help to find them, and need not be in their name. */
function takePurpose(words: AskedWord[], lexicon: CompiledLexicon): AskedWord[] {
  const from = words.findIndex(({ text }, i) => i > 0 && lexicon.purpose.has(text) && words[i + 1]?.idle);
  if (from < 0 || words.slice(from).every(({ idle }) => idle)) return [];
  return words.splice(from).map((word) => ({ ...word, optional: true, brand: false }));
}

/** What stands after "no", "without" or "not the" is refused, unless the catalogue says so of goods: "no sugar", `No Stop`. */
function refuse(index: CatalogueIndex, { words, pairs }: Question): void {
  words.forEach((word, at) => {
    const from = at + (words[at + 1]?.idle ? 2 : 1);
    const [next, afterNext] = [words[from], words[from + 1]];
    if (!next || !withoutWords.has(word.text) || pairs.some((pair) => pair.at === at)) return;
    if (index.joins.has(word.text + next.text)) return;
    word.refused = 'by';
    next.refused = 'what';
    if (afterNext && index.joins.has(next.text + afterNext.text)) afterNext.refused = 'what';
  });
}

/** "paint gallon", "enamel qt", "a kilo of sugar": a measure of bulk that no number stands for; `pt` means more. */
const isLoneMeasure = (text: string, numbers: readonly GoodsNumber[], lexicon: CompiledLexicon): boolean => {
  const dimension =
    text.length > 1 && tradeWordsFor(text).every((word) => measureOf(word, lexicon))
      ? measureOf(text, lexicon)?.dimension
      : undefined;
  const isBulk = dimension === 'mass' || dimension === 'volume';
  return isBulk && !numbers.some((number) => number.dimension === dimension);
};

/** One of it, most likely, unless a product says otherwise. */
function oneOf(text: string, lexicon: CompiledLexicon): GoodsNumber[] {
  const unit = measureOf(text, lexicon);
  return unit ? [{ ...unit, value: 1, base: unit.factor, multipack: false, optional: true }] : [];
}
