import type { CompiledLexicon } from '../../language/compile';
import { foldWord } from '../../language/text/fold-word';
import type { DroppedGoods, Reading, ReadPhrase } from '../../reading/reading';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import type { Candidate } from '../match-phrase';
import { singularOf } from '../words/word-keys';
import { isNamed, isOnlyMadeWith, otherGoods, wordsIn } from './called-so';

interface Line {
  read: Pick<ReadPhrase, 'phrase' | 'start'>;
  candidates: readonly Pick<Candidate, 'productId' | 'confidence'>[];
}

/**
 * Applies cancellations that name goods otherwise than the order did ("leave out the rice", "forget the klippies"):
 * lines before it whose goods have all their words are taken out, and of a list that follows what it excepts.
 */
export function withoutTakenBack<Read extends Line>(
  index: CatalogueIndex,
  lines: readonly Read[],
  reading: Reading,
  lexicon: CompiledLexicon,
): Read[] {
  const unnamed = reading.dropped.filter(isUnnamed);
  const out = new Set(
    unnamed.flatMap((dropped) =>
      meantBy(
        index,
        { phrase: dropped.phrase, words: tellingWords(dropped.phrase, lexicon) },
        lines.filter(({ read }) => reaches(dropped, read)),
      ),
    ),
  );
  return lines.filter((line) => !out.has(line));
}

/** What the message takes back that it has not ordered itself, in the words that name it. */
export const takenBackIn = (reading: Reading, lexicon: CompiledLexicon): string[] =>
  reading.dropped
    .filter(isUnnamed)
    .map(({ phrase }) => tellingWords(phrase, lexicon).join(' '))
    .filter((words) => words !== '');

const isUnnamed = ({ why, unnamed }: DroppedGoods): boolean => why === 'cancelled' && unnamed;

/** Goods of an earlier order without those that a message takes out of it: "same as last week but no milk". */
export function withoutExcepted<Goods extends { productId: string }>(
  index: CatalogueIndex,
  goods: readonly Goods[],
  excepted: readonly string[],
): Goods[] {
  const lines = goods.map((one) => {
    const name = index.products[index.ordinalById.get(one.productId) ?? -1]?.product.name ?? '';
    const candidates = [{ productId: one.productId, confidence: 1 }];
    return { one, read: { phrase: name, start: 0 }, candidates };
  });
  const out = new Set(
    excepted.flatMap((phrase) => meantBy(index, { phrase, words: wordsIn(phrase) }, lines)),
  );
  return lines.filter((line) => !out.has(line)).map(({ one }) => one);
}

/** The lines that a name means: what all its words name, or else what it is a pet name of. */
function meantBy<Read extends Line>(
  index: CatalogueIndex,
  { phrase, words }: { phrase: string; words: readonly string[] },
  lines: readonly Read[],
): Read[] {
  if (words.length === 0) return [];
  const named = new Map(lines.map((line) => [line, namesOf(index, line)]));
  const meant = lines.filter(
    (line) => words.every((word) => isNamed(index, word, named.get(line))) && !isOnlyFor(index, line, phrase),
  );
  const byNickname = meant.length > 0 ? [] : lines.filter((line) => isNicknamed(words, named.get(line)));
  return byNickname.length === 1 ? byNickname : nearestTo(words, meant, named);
}

/** "take the coffee off": the coffee, and not the coffee creamer; of the lines meant those whose names say fewest other goods. */
function nearestTo<Read>(
  words: readonly string[],
  meant: readonly Read[],
  named: ReadonlyMap<Read, ReadonlySet<string>>,
): Read[] {
  const others = meant.map((line) => otherGoods(named.get(line), words));
  const fewest = Math.min(...others);
  return meant.filter((_, i) => others[i] === fewest);
}

/**
 * "4 wax rings, hold off on the toilets": toilets are things of their own, where the line was written without them and the name
 * of its goods, "Toilet Wax Ring", says with them what it is for.
 */
function isOnlyFor(index: CatalogueIndex, { read, candidates }: Line, phrase: string): boolean {
  const name = productOf(index, candidates)?.product.name;
  const own = wordsIn(read.phrase);
  const things = phrase.split(' ').map(foldWord);
  return (
    name !== undefined &&
    things.some((thing) => singularOf(thing) !== thing && isNewPart(name, singularOf(thing), own))
  );
}

const isNewPart = (name: string, thing: string, own: readonly string[]): boolean =>
  !own.includes(thing) && wordsIn(name).includes(thing) && isOnlyMadeWith(name, [thing]);

/** What stands before the cancellation; of an excepted thing also what follows. */
const reaches = ({ start, ahead }: DroppedGoods, read: Line['read']): boolean => read.start < start || ahead;

const tellingWords = (phrase: string, lexicon: CompiledLexicon): string[] =>
  wordsIn(phrase).filter((word) => !lexicon.filler.has(word));

/** Below this, a product that was found says nothing of what was written. */
const leastLikely = 0.2;

/** The words of what was written and of the product that it likely means. */
const namesOf = (index: CatalogueIndex, { read, candidates }: Line): Set<string> =>
  new Set([...wordsIn(read.phrase), ...wordsIn(productOf(index, candidates)?.product.name ?? '')]);

/** What the words of a line likely mean. */
function productOf(index: CatalogueIndex, [top]: Line['candidates']): IndexedProduct | undefined {
  return top && top.confidence >= leastLikely
    ? index.products[index.ordinalById.get(top.productId) ?? -1]
    : undefined;
}

/** Letters that a pet name keeps of the name, at least. */
const keptLetters = 4;

/** "klippies" for Klipdrift: the beginning of a word with an ending of endearment. */
function isNicknamed(words: readonly string[], names: ReadonlySet<string> | undefined): boolean {
  const [word = ''] = words;
  if (words.length !== 1 || !/(?:y|ie|ies|o|os|a|as)$/.test(word) || word.length <= keptLetters) return false;
  return [...(names ?? [])].some((name) => name.slice(0, keptLetters) === word.slice(0, keptLetters));
}
