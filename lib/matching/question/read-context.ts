import type { CompiledLexicon } from '../../language/compile';
import { describeGoods } from '../goods/describe-goods';
import type { GoodsNumber } from '../goods/goods-number';
import type { CatalogueIndex } from '../index/catalogue-index';
import { colours, markedWords } from '../words/kind-words';
import { singularOf } from '../words/word-keys';
import { askPairs } from './ask-pairs';
import { type AskedWord, askWord } from './ask-word';

/** What a phrase says, or what is said around it. */
interface Said {
  words: AskedWord[];
  numbers: GoodsNumber[];
}

/**
 * What the words around a phrase say of it too, unless it says otherwise itself (`the same in black`). A special kind
 * is that of the goods it is said of, and not of its neighbours; of two brands in headings the nearer one holds.
 */
export function readContext(
  index: CatalogueIndex,
  own: Readonly<Said>,
  { context, heading }: { context: string; heading: string },
  lexicon: CompiledLexicon,
): Said {
  const goods = describeGoods(context, lexicon);
  const ofAll = new Set(describeGoods(heading, lexicon).words.map((word) => word.text));
  const said = new Set(own.words.map(({ text }) => text));
  const saidAlike = new Set([...said].map(singularOf));
  const coloured = own.words.some(({ text }) => colours.has(text));
  const holds = (text: string): boolean =>
    !said.has(text) && !(coloured && colours.has(text)) && (ofAll.has(text) || !markedWords.has(text));
  const held = goods.words
    .filter(({ text }) => holds(text))
    .map(({ text, number }) => ({ ...askWord(index, text, number, lexicon), optional: true }));
  const together = askPairs(index, held);
  const extra = held.filter(
    (word, i) =>
      (!word.idle && word.expansions.length > 0) ||
      together.some(({ at, width }) => at <= i && i < at + width),
  );
  const ofHeading = extra.filter(({ text }) => ofAll.has(text) && !saidAlike.has(singularOf(text)));
  const nearest = ofHeading.findLast(({ brand }) => brand);
  for (const word of ofHeading) word.heading = !word.brand || word === nearest;
  return { words: extra, numbers: numbersOfContext(own.numbers, goods.numbers) };
}

/**
 * A heading's size holds for the goods under it. Among several sizes, or beside a bare number that may be the size
 * itself, it may help and not contradict.
 */
function numbersOfContext(own: readonly GoodsNumber[], around: readonly GoodsNumber[]): GoodsNumber[] {
  const dimensions = new Set(own.map(({ dimension }) => dimension));
  const bare = dimensions.has('bare');
  const several = around.filter(({ dimension }) => couldBeSize.has(dimension)).length > 1;
  return around
    .filter(({ dimension }) => !dimensions.has(dimension))
    .map((number) => ({
      ...number,
      optional: true,
      shy: number.dimension !== 'count' && (bare || (several && couldBeSize.has(number.dimension))),
    }));
}

const couldBeSize = new Set<GoodsNumber['dimension']>(['mass', 'volume', 'bare']);
