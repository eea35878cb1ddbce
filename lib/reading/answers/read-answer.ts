import type { CueKind } from '../../language/cue-kind';
import type { Token } from '../../language/text/tokenise';
import { isAmount } from '../amounts/weigh-number';
import type { Event } from '../items/segment';
import { isJoined, type RowPointer } from '../mentions/find-row-pointers';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { endsSentenceAt } from '../words/find-condition';
import { beginsCue, cuesAt } from '../words/find-cues';

/** What is said of a place: its clause, or its part of one that names several; `to` is the token behind it. */
export interface Clause extends RowPointer {
  from: number;
  to: number;
}

/** The clause of each place of an answer; a clause ends where goods begin that are ordered with a quantity. */
export function clausesOf(
  view: MessageView,
  pointers: readonly RowPointer[],
  events: readonly Event[],
): Clause[] {
  const starts = pointers.map(({ at }, i) => Math.max(pointers[i - 1]?.next ?? 0, clauseStart(view, at)));
  const goods = events.flatMap((event) =>
    event.type === 'item' && event.item.quantity !== null ? [event.item.at] : [],
  );
  return pointers.map((pointer, i) => ({
    ...pointer,
    from: starts[i] ?? pointer.at,
    to: Math.min(
      starts[i + 1] ?? Number.POSITIVE_INFINITY,
      clauseEnd(view, pointer.next),
      goods.find((at) => at >= pointer.next) ?? Number.POSITIVE_INFINITY,
    ),
  }));
}

/** "not 3", "leave 2 and 4", "hold off on line 3", "3 is too dear", "take 2 off". */
export function refusedRows(view: MessageView, clauses: readonly Clause[]): Set<number> {
  const refused = new Set<number>();
  clauses.forEach((clause, i) => {
    const before = clauses[i - 1];
    const withBefore =
      before !== undefined && isJoined(view, before.next, clause.at) && refused.has(before.row);
    if (withBefore || isRefused(view, clause)) refused.add(clause.row);
  });
  return refused;
}

function isRefused(view: MessageView, { at, next, from, to }: Clause): boolean {
  const { refuses, off, excepting, waits } = view.lexicon;
  const end = commaBefore(view, next, to);
  const says = (start: number, stop: number, words: ReadonlySet<string>): boolean =>
    view.tokens.slice(start, stop).some(({ text }) => words.has(text));
  if (
    [refuses, off, waits].some((words) => says(next, end, words)) ||
    hasCue(view, next, end, 'cancelBefore')
  )
    return true;
  // "all as quoted except make line 1 double": it is excepted from being as quoted.
  return (
    says(from, at, refuses) ||
    isHeldOff(view, from, at) ||
    (says(from, at, excepting) && !hasCue(view, from, end, 'correct'))
  );
}

/** "we'll hold off on": a cancellation before the place; but "take the first" only moves it. */
const isHeldOff = (view: MessageView, from: number, to: number): boolean =>
  view.tokens
    .slice(from, to)
    .some((_, i) =>
      cuesAt(view, from + i).some(
        ({ cue }) => cue.kind === 'cancel' && !view.lexicon.moves.has(cue.words[0] ?? ''),
      ),
    );

const hasCue = (view: MessageView, from: number, to: number, kind: CueKind): boolean =>
  view.tokens.slice(from, to).some((_, i) => beginsCue(view, from + i, kind));

/** "6 of", "6 x", "6 boxes of": ties a quantity to the place behind it. */
const tiesTo = (view: MessageView, from: number, to: number): boolean => {
  const of = from < to ? (unitAt(view, from)?.next ?? from) : to;
  const isTie = view.lexicon.links.has(view.tokens[of]?.text ?? '') || view.tokens[of]?.text === 'x';
  return (
    isTie && (of + 1 === to || (of + 2 === to && view.lexicon.definite.has(view.tokens[of + 1]?.text ?? '')))
  );
};

/** "(x10)", "make it 6", "6 of the first": the last number of the clause that is no place. */
function quantityIn(view: MessageView, { at, next, from, to }: Clause): number | null {
  for (let i = at - 1; i >= from; i--) {
    const before = numbersAt(view, i).find(({ form }) => form === 'digits' || form === 'words');
    if (before && tiesTo(view, before.next, at) && isAmount(before)) return before.value;
  }
  let quantity: number | null = null;
  for (let i = next; i < to; i++) {
    const number = numbersAt(view, i).find(({ form }) => form === 'digits' || form === 'words');
    if (!number || !isAmount(number) || number.next > to) continue;
    // "6 boxes, not 2"
    if (quantity === null || !view.lexicon.denies.has(view.tokens[i - 1]?.text ?? ''))
      quantity = number.value;
    i = number.next - 1;
  }
  return quantity;
}

/** What each clause says of the quantity; "ten of each" behind "1 and 3" is said of both, as "ten of" before them is. */
export function quantitiesIn(view: MessageView, clauses: readonly Clause[]): (number | null)[] {
  const quantities = clauses.map((clause) => quantityIn(view, clause));
  let isEach = false;
  for (let i = clauses.length - 2; i >= 0; i--) {
    const [clause, after] = [clauses[i], clauses[i + 1]];
    if (!clause || !after) continue;
    isEach = isJoined(view, clause.next, after.at) && (isEach || hasCue(view, after.next, after.to, 'each'));
    if (isEach) quantities[i] ??= quantities[i + 1] ?? null;
  }
  for (let i = 1; i < clauses.length; i++) {
    const [clause, after] = [clauses[i - 1], clauses[i]];
    if (clause && after && isJoined(view, clause.next, after.at)) quantities[i] ??= quantities[i - 1] ?? null;
  }
  return quantities;
}

/** "double line 1", "line 2 times three", "half of line 2": so many times what it was. */
export function timesIn(view: MessageView, { from, to }: Clause): number | null {
  for (let at = from; at < to; at++) {
    if (view.lexicon.fractions.get(view.tokens[at]?.text ?? '') === 0.5) return 0.5;
    for (const { cue } of cuesAt(view, at))
      if (cue.kind === 'double' || cue.kind === 'triple') return cue.kind === 'double' ? 2 : 3;
  }
  return null;
}

/** A comma or a joining word parts clauses as well. */
function clauseStart(view: MessageView, at: number): number {
  const { and, contrast, beforeRow } = view.lexicon;
  const parts = ({ text }: Token): boolean =>
    text === ',' || contrast.has(text) || (and.has(text) && !beforeRow.has(text));
  for (let start = at; start > 0; start--) {
    const before = view.tokens[start - 1];
    if (!before || endsSentenceAt(view, start - 1) || parts(before)) return start;
  }
  return 0;
}

function clauseEnd(view: MessageView, at: number): number {
  let end = at;
  while (end < view.tokens.length && !endsSentenceAt(view, end)) end++;
  return end;
}

/** The first comma of a stretch, or its end. */
function commaBefore(view: MessageView, from: number, to: number): number {
  const comma = view.tokens.slice(from, to).findIndex(({ text }) => text === ',');
  return comma < 0 ? to : from + comma;
}
