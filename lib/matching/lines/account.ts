import type { Accounted } from '../../accounted';
import type { ReadPart, ReadPhrase } from '../../reading/reading';

/** For a clerk, behind the words that were left out. */
const reasons: Readonly<Record<string, string>> = {
  cancelled: 'refused?',
  substitute: 'only if something else is missing?',
  question: 'only asked about?',
  stock: 'a count of what is there?',
  complaint: 'of an earlier order or delivery?',
  none: 'none of it ordered',
};
const unread = 'not understood';
const unordered = 'only named?';

interface Span {
  start: number;
  end: number;
}

/** What the lines were made of, and what was not. */
interface Outcome {
  lines: readonly (Span & { productId: string | null })[];
  /** Goods that are named, and taken for talk. */
  left: readonly Named[];
  /** Where an earlier order is asked for again. */
  repeats: Span | null;
}

interface Named {
  read: Span & Pick<ReadPhrase, 'phrase' | 'quantityStated' | 'surroundings'>;
  candidates: readonly { productId: string; confidence: number }[];
}

/** A product that is likely named is worth a word, even without a quantity; which of its siblings need not be known. */
const likelyNamed = 0.5;
const mostSiblings = 4;

/** What became of each part of a message: the parts are sorted, apart and whole. */
export function accountFor(parts: readonly ReadPart[], { lines, left, repeats }: Outcome): Accounted[] {
  const sold = new Set(lines.map(({ productId }) => productId));
  const ordered = left.filter((named) => looksOrdered(named, sold)).map(({ read }) => read);
  const isLine = coverOf(repeats === null ? lines : [...lines, repeats]);
  const isDoubted = coverOf(ordered);
  return parts
    .map((part) => accountOf(part, isLine, isDoubted))
    .reduce<Accounted[]>((joined, part) => {
      const last = joined.at(-1);
      if (last?.as === 'talk' && part.as === 'talk') last.end = part.end;
      else if (last && isBegunName(last, part)) Object.assign(last, { end: part.end, reason: part.reason });
      else joined.push({ ...part });
      return joined;
    }, []);
}

/** The "smoked" of "smoked bread", where the catalogue knows bread alone: one thing was asked for. */
const isBegunName = (last: Accounted, part: Accounted): boolean =>
  last.doubtful && last.reason === unread && part.as === 'left_out' && part.doubtful;

/** With a quantity, a size or a row of its own, or as what a product is called; goods that a line has may be named once more. */
function looksOrdered({ read, candidates }: Named, sold: ReadonlySet<string | null>): boolean {
  const { phrase, quantityStated, surroundings } = read;
  if (quantityStated || surroundings?.listed || /\d/.test(phrase)) return true;
  if ((candidates[0]?.confidence ?? 0) >= likelyNamed) return true;
  const siblings = candidates.slice(0, mostSiblings);
  const isSold = siblings.some(({ productId }) => sold.has(productId));
  return !isSold && siblings.reduce((sum, { confidence }) => sum + confidence, 0) >= likelyNamed;
}

/** Whether spans touch a part; by letter, for comparing the many parts of a long text with one another takes quadratic time. */
function coverOf(spans: readonly Span[]): (part: Span) => boolean {
  const covered = new Uint8Array(Math.max(0, ...spans.map(({ end }) => end)));
  for (const { start, end } of spans) covered.fill(1, start, end);
  return ({ start, end }) => covered.subarray(start, end).includes(1);
}

function accountOf(
  part: ReadPart,
  isLine: (part: Span) => boolean,
  isDoubted: (part: Span) => boolean,
): Accounted {
  const { start, end, as, why, said, counted } = part;
  const plain = { start, end, reason: null, doubtful: false };
  if (as === 'head') return { ...plain, as, reason: why };
  if (as === 'shared' || isLine(part)) return { ...plain, as: 'line' };
  if (as === 'talk') return { ...plain, as };
  if (as === 'unread') return { ...plain, as: 'left_out', reason: unread, doubtful: true };
  if (why === null) return { ...plain, as: 'left_out', reason: unordered, doubtful: isDoubted(part) };
  // "no eggs" takes goods back; "2 trays eggs but not broken" may order them, and a question wants an answer.
  const doubtful = why === 'question' || (counted && why !== 'none');
  const told = reasons[why] ?? unordered;
  const reason = said ? `${told} ‘${said}’` : told;
  return { ...plain, as: 'left_out', reason, doubtful };
}
