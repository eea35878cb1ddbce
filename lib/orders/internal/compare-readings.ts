import { foldWord } from '../../language/text/fold-word';
import type { ReadLine } from './read-sent-items';

/** A line as an earlier text of the message was read; `productId` is the one that it has now. */
export interface EarlierLine {
  id: string;
  phrase: string;
  itemCode: string | null;
  productId: string | null;
}

export interface ComparedLines<Line extends EarlierLine> {
  kept: { earlier: Line; now: ReadLine }[];
  gone: Line[];
  added: ReadLine[];
}

/**
 * Which lines of a message's new text are which of its old one: those of the same words, then of the same product, then
 * what is left over in its order, where it is as many on both sides.
 */
export function compareReadings<Line extends EarlierLine>(
  earlier: readonly Line[],
  now: readonly ReadLine[],
): ComparedLines<Line> {
  const kept: ComparedLines<Line>['kept'] = [];
  let gone = [...earlier];
  let added = [...now];
  const pairBy = (isSame: (line: Line, read: ReadLine) => boolean): void => {
    for (const line of gone) {
      const read = added.find((each) => isSame(line, each));
      if (!read) continue;
      kept.push({ earlier: line, now: read });
      added = added.filter((each) => each !== read);
    }
    gone = gone.filter((line) => !kept.some((pair) => pair.earlier === line));
  };
  pairBy((line, read) => foldWord(line.phrase) === foldWord(read.phrase));
  pairBy((line, read) => line.productId !== null && line.productId === read.productId);
  if (gone.length === added.length) {
    const rest = added;
    kept.push(...gone.flatMap((line, at) => (rest[at] ? [{ earlier: line, now: rest[at] }] : [])));
    return { kept, gone: [], added: [] };
  }
  return { kept, gone, added };
}

/**
 * The reading without what the text said before as well and is in the order no more: a later message or a clerk took it off
 * since. `taken` are the lines of before that are there still.
 */
export function withoutGone(
  now: readonly ReadLine[],
  before: readonly ReadLine[],
  taken: readonly ReadLine[],
): ReadLine[] {
  const gone = before.filter((line) => !taken.includes(line));
  return now.filter((line) => {
    const at = gone.findIndex((other) => saysTheSame(other, line));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}

/** Nothing of the line was changed. */
export const saysTheSame = (some: ReadLine, other: ReadLine): boolean =>
  some.phrase === other.phrase &&
  some.productId === other.productId &&
  some.quantity === other.quantity &&
  some.unit === other.unit;
