import { type CompiledLexicon, lexiconOf } from '../../language/compile';
import { widestMargin } from '../../reading/items/find-margins';
import { readMessage } from '../../reading/read-message';
import type { Reading, ReadPhrase, Repeats } from '../../reading/reading';
import type { OrderingCustomer } from '../catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { matchCodes } from '../match-certain';
import { type Candidate, type Match, matchWithFacts } from '../match-phrase';
import { preferEarlier } from './as-before';
import { catalogueJudge } from './catalogue-judge';
import { withoutDesignation } from './designation';
import { knownGoods } from './find-codes';
import { explainedWell, helpByNeighbour, type Neighbour, unexplained, unsure } from './help-by-neighbour';
import type { Warning } from './line-warnings';
import { looseOrPacked } from './loose-or-packed';
import { measureEach } from './measure-each';
import { measureUnknown } from './measure-unknown';
import { measuredQuantity, unsaidMeasure } from './measured-quantity';
import { packetsAsked } from './packets-asked';
import { partAsked } from './part-asked';
import { preferCoded } from './prefer-coded';
import { productOf } from './product-of';
import { isNonsense, isStranger } from './strange-under-heading';
import { takenBackIn, withoutTakenBack } from './take-back';
import { withoutMeasure } from './without-measure';

/** An earlier order that is asked for again, and the goods that the message takes out of it, in the words that name them. */
export interface RepeatedOrder extends Repeats {
  without: readonly string[];
}

/** Every phrase read in a message, ordered or not, with its candidates. */
export function matchAll(
  index: CatalogueIndex,
  text: string,
  customer: OrderingCustomer,
  options: { voice?: boolean } = {},
): {
  matched: { read: ReadPhrase; candidates: Candidate[] }[];
  parts: Reading['parts'];
  repeats: RepeatedOrder | null;
  warnings: Warning[];
} {
  const asked = { judge: catalogueJudge(index, customer), goods: knownGoods(index, customer) };
  const reading = readMessage(text, { ...options, ...asked });
  const lexicon = lexiconOf(reading.languages);
  const found = new Map<string, Match>();
  const matchOf = ({ wanted, unit, heading }: ReadPhrase, context: string): Match => {
    const key = [wanted, unit ?? '', context, heading].join('\n');
    const match =
      found.get(key) ??
      matchWithFacts(index, wanted, customer, { unit, lexicon, context, heading, refusing: true });
    found.set(key, match);
    return match;
  };
  // The goods whose brand or size those just read share: the first of "zesta orange 2l, grape, pineapple".
  let head: Neighbour | null = null;
  const candidatesOf = (read: ReadPhrase, next: ReadPhrase | undefined): Candidate[] => {
    const last = head;
    head = null;
    const inContext = surer(matchOf(read, read.context), () => matchOf(read, read.heading));
    const alone = read.context !== '' ? apart(inContext, () => matchOf(read, '')) : inContext;
    if (isNonsense(alone) || isStranger(read, inContext, reading.phrases, matchOf))
      return alone.candidates.map(asUnlikely);
    if (read.likened) {
      const like = matchOf(read, `${read.context} ${read.before}`.trim());
      if (like.facts?.helped) return surer(like, () => alone).candidates;
    }
    if (read.asBefore) return preferEarlier(alone.candidates, customer);
    const beside = [read.offered, read.before].filter((goods) => goods !== '');
    const neighbours: Neighbour[] = [
      ...beside.map((goods) => ({ goods, shared: null })),
      ...(last ? [last] : []),
      ...(next && isJoined(text, read, next, lexicon)
        ? [{ goods: next.wanted, shared: null, isNext: true as const }]
        : []),
    ];
    const helped = helpByNeighbour(alone, neighbours, (goods) => matchOf(read, `${read.context} ${goods}`));
    head = helped?.by ?? null;
    return helped?.candidates ?? alone.candidates;
  };
  const matched = reading.phrases.map((phrase, at) => {
    const candidatesFor = (wanted: string): Candidate[] => matchOf({ ...phrase, wanted }, '').candidates;
    const read =
      partAsked(phrase, candidatesFor) ??
      packetsAsked(phrase, lexicon, {
        candidatesOf: candidatesFor,
        productOf: (candidates) => productOf(index, candidates),
      }) ??
      phrase;
    const named = candidatesOf(read, reading.phrases[at + 1]);
    const packed = looseOrPacked(index, read, named, lexicon, {
      byUnit: (unit) => matchOf({ ...read, unit }, read.context),
      byWords: candidatesFor,
    });
    const candidates = preferCoded(index, { code: read.code, customer }, packed);
    const doubts = doubtsOfCode(index, { read, customer }, (words) =>
      matchOf({ ...read, wanted: words }, ''),
    );
    const measured = measuredOut(
      index,
      { ...read, doubts: [...(read.doubts ?? []), ...doubts] },
      candidates,
      lexicon,
    );
    const top = productOf(index, candidates);
    return { read: top ? withoutDesignation(text, measured, top, lexicon) : measured, candidates };
  });
  const { parts, warnings } = reading;
  const repeats = reading.repeats && { ...reading.repeats, without: takenBackIn(reading, lexicon) };
  const measured = measureEach(index, text, measureUnknown(index, matched, lexicon), lexicon);
  return { matched: withoutTakenBack(index, measured, reading, lexicon), parts, repeats, warnings };
}

/** "4 apple and 6 orange krush": nothing but "and" and a count stands between, and both have a count. */
function isJoined(text: string, read: ReadPhrase, next: ReadPhrase, { and }: CompiledLexicon): boolean {
  const between = text.slice(read.end, next.start).trim().split(/\s+/);
  return read.quantityStated && next.quantityStated && between.length <= 2 && and.has(between[0] ?? '');
}

/** Its words surely name other goods than its code. */
function doubtsOfCode(
  index: CatalogueIndex,
  { read: { code, wanted }, customer }: { read: ReadPhrase; customer: OrderingCustomer },
  matchOf: (words: string) => Match,
): Warning[] {
  const codes = code === '' ? [] : matchCodes(index, code, customer);
  const [coded] = codes;
  const words = wanted.replace(code, ' ').trim();
  if (!coded || !/\p{L}{3}/u.test(words) || words === wanted.trim()) return [];
  const [named] = matchOf(words).candidates;
  if (!named || named.confidence < unsure) return [];
  if (codes.some(({ productId }) => productId === named.productId)) return [];
  const name = index.products[index.ordinalById.get(coded.productId) ?? -1]?.product.name ?? coded.sku;
  return [{ code: 'code_differs', message: `“${code}” is the code of ${name}.` }];
}

/** The phrase with its measure as its quantity, where the product that it most likely means is sold by that. */
function measuredOut(
  index: CatalogueIndex,
  read: ReadPhrase,
  candidates: readonly Candidate[],
  lexicon: CompiledLexicon,
): ReadPhrase {
  const product = productOf(index, candidates);
  const measured = product ? measuredQuantity(read, product, lexicon) : null;
  if (!measured) {
    const doubts = product && !read.asBefore ? unsaidMeasure(read, product) : [];
    return doubts.length === 0 ? read : { ...read, doubts: [...(read.doubts ?? []), ...doubts] };
  }
  const { quantity, unit, note } = measured;
  // Where the words are the goods' own either way, only the quantity could be misread, and it is written beside them.
  const margin = Math.max(read.margin, widestMargin);
  return {
    ...(product?.measure ? withoutMeasure(read, product.measure, lexicon) : read),
    quantity,
    unit,
    quantityStated: true,
    quantityNote: note,
    margin,
    doubts: [...(read.doubts ?? []), ...measured.doubts],
  };
}

/** So little that no line takes it for its product. */
const unlikely = 0.04;

const asUnlikely = (candidate: Candidate): Candidate => ({
  ...candidate,
  confidence: candidate.confidence * unlikely,
});

/** The other goods of a list may hold a brand or size for all of them, or none at all. */
function surer(inList: Match, apart: () => Match): Match {
  const sure = (match: Match): number => match.candidates[0]?.confidence ?? 0;
  if (sure(inList) >= unsure) return inList;
  const other = apart();
  return sure(other) > sure(inList) ? other : inList;
}

/** So many words name goods in full. */
const fullName = 3;

/**
 * What the words around it cannot help or would contradict: nonsense, and goods that are named in full. Goods that the
 * others of a list lead away from what was said, to a product without it, are those that have it all.
 */
function apart(inContext: Match, alone: () => Match): Match {
  if (isNonsense(inContext)) return alone();
  const sure = (match: Match): boolean => (match.candidates[0]?.confidence ?? 0) >= unsure;
  if (sure(inContext) && unexplained(inContext) <= explainedWell) return inContext;
  const own = alone();
  const named = own.question.words.filter(({ idle }) => !idle).length >= fullName;
  return named && sure(own) && unexplained(own) <= explainedWell ? own : inContext;
}
