import { interpretMessage } from '../../matching/interpret-message';
import { lineOf, type ThreadLine } from '../thread/thread';
import { hasCue } from '../words/cues';
import { accountsFor } from './accounts-for';
import type { LineChange } from './change';
import { type Clause, clausesOf } from './clauses';
import { readClause } from './read-change';
import type { Reader } from './reader';

/** A change of one of several orders, by its place among them. */
interface PartOf {
  at: number;
  change: LineChange;
}

interface ReadParts {
  changes: PartOf[];
  /** Parts that ask for something, and nobody can tell of which goods. */
  unread: string[];
}

/**
 * What a message asks of these orders part by part, where none of them alone has all goods that it names: each part is of the
 * first order that it can be of, and a person is to look at all of them. Null where nothing that is ordered is said anew.
 */
export function readParts(
  reader: Reader,
  orders: readonly (readonly ThreadLine[])[],
  body: string,
): ReadParts | null {
  const changes: PartOf[] = [];
  const unread: string[] = [];
  for (const clause of clausesOf(reader, body)) {
    const told = readPart(reader, orders, clause, changes);
    if (told === 'unread') unread.push(clause.words);
    else if (told) changes.push(told);
  }
  const saysAnew = changes.some(({ change: { kind } }) => kind !== 'ADD' && kind !== 'MORE');
  return saysAnew ? { changes, unread } : null;
}

function readPart(
  reader: Reader,
  orders: readonly (readonly ThreadLine[])[],
  clause: Clause,
  before: readonly PartOf[],
): PartOf | 'unread' | null {
  const told = before.map(({ change }) => change);
  const possible = orders.flatMap((lines, at): PartOf[] => {
    const question = { lines, body: clause.words };
    const change = readClause(reader, question, clause, told);
    return change && change !== 'unread' && accountsFor(reader, question, [change]) ? [{ at, change }] : [];
  });
  const ofOrdered = possible.find(({ change }) => change.kind !== 'ADD') ?? possible[0];
  return ofOrdered ?? readNew(reader, clause);
}

/** "and the milk powder 5" where no order has any: so many are to be added. */
function readNew(reader: Reader, { words, isCarried }: Clause): PartOf | 'unread' | null {
  if (hasCue(reader, words, 'remove')) return isCarried ? null : 'unread';
  if (!/\d/.test(words)) return null;
  const { lines, accounted } = interpretMessage(reader.index, words, reader.customer);
  const [line] = lines;
  if (line && lines.length === 1)
    return { at: 0, change: { kind: 'ADD', goods: lineOf(line, reader.nameOf) } };
  const isOfHead = accounted.every(
    ({ as, start, end }) => as === 'head' || !/\d/.test(words.slice(start, end)),
  );
  return isOfHead ? null : 'unread';
}
