import type { HeadField } from '../head';
import { cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';

interface Stretch {
  from: number;
  to: number;
}

/** What is told apart from the instructions: days, hours, numbers of orders. */
export type Told = readonly Stretch[];

/** Less is talk. */
const least = 1.75;

/** What is told rather than asked of who delivers. */
const ofDriver = 3;

/** A day that is refused is told as it is: who delivers is to know. */
const ofRefusal = 3;

/** What driver and store are to do: clauses of words for it, those that refuse a day, and whatever stands behind its label. */
export function readInstructions(
  view: HeadView,
  told: Told,
  refusals: readonly Stretch[],
): HeadField<string>[] {
  const rated: (Stretch & { score: number })[] = [];
  for (const piece of piecesOf(view)) {
    const last = rated.at(-1);
    const labelled = isLabelled(view, piece.from);
    const clause = labelled ? piece : clauseOf(view, piece, told);
    if (!clause) continue;
    const refuses = refusals.some(({ from, to }) => from >= clause.from && to <= clause.to);
    const score = labelled ? 6 : Math.max(refuses ? ofRefusal : 0, rate(view, clause, told));
    const isNext =
      last !== undefined &&
      isJoined(view, last.to, clause.from) &&
      view.sentences[last.from] === view.sentences[clause.from];
    if (isNext && last.score >= 1.5 && (score >= 1 || last.score >= 6) && !startsAnew(view, clause)) {
      last.to = clause.to;
      last.score = Math.max(last.score, Math.min(6, last.score + score));
    } else rated.push({ ...clause, score });
  }
  const found = rated.filter(({ score }) => score >= least);
  return found.map(({ from, to, score }) => {
    const { start, end } = spanOf(view, from, to);
    const text = view.text.slice(start, end);
    return {
      value: text,
      start,
      end,
      confidence: Math.min(0.95, 0.5 + score * 0.07),
      reason: score >= 6 ? 'behind a label of instructions' : 'tells the driver or the store what to do',
    };
  });
}

function* piecesOf(view: HeadView): Generator<Stretch> {
  let from = 0;
  for (let at = 1; at <= view.words.length; at++) {
    if (at < view.words.length && view.pieces[at] === view.pieces[from]) continue;
    if ((view.goods[from] ?? -1) < 0 && !view.quoted[from]) yield trimmed(view, { from, to: at });
    from = at;
  }
}

function trimmed(view: HeadView, { from, to }: Stretch): Stretch {
  let [first, end] = [from, to];
  const isMark = (at: number) => view.words[at]?.kind === 'mark' || view.words[at]?.kind === 'line';
  while (first < end && isMark(first)) first++;
  while (end > first && isMark(end - 1) && view.words[end - 1]?.text !== '#') end--;
  return { from: first, to: end };
}

/** Whether nothing but a comma or the like stands between two stretches. */
const isJoined = (view: HeadView, end: number, from: number): boolean => {
  for (let at = end; at < from; at++) if (view.words[at]?.kind !== 'mark') return false;
  return true;
};

/** "Special instructions: chilled truck only, temp slip required": the label holds for the whole line. */
function isLabelled(view: HeadView, from: number): boolean {
  let at = from;
  while (at > Math.max(0, from - 3) && view.words[at - 1]?.kind === 'mark') at--;
  const mark = view.words[at]?.text;
  if (mark !== ':' && mark !== '-') return false;
  for (let start = Math.max(0, at - 4); start < at; start++)
    if (
      cueAt(view, start, 'instructionLabel')?.to === at &&
      (start === 0 || view.pieces[start - 1] !== view.pieces[start])
    )
      return true;
  return false;
}

/** The part of a piece that can be an instruction: without the days and courtesies before it. */
function clauseOf(view: HeadView, piece: Stretch, told: Told): Stretch | null {
  let from = piece.from;
  for (let moved = true; moved && from < piece.to; ) {
    const before = from;
    from = told.find((part) => part.from <= from && part.to > from)?.to ?? from;
    const lead = cueAt(view, from, 'and', 'or');
    if (lead && cueAt(view, from, 'whole') === undefined) from = lead.to;
    while (from < piece.to && view.words[from]?.kind === 'mark') from++;
    moved = from !== before;
  }
  const middle = beginsWithin(view, { from, to: piece.to });
  const begin = middle ?? from;
  let to = piece.to;
  for (const part of told)
    if (part.from > begin + 2 && part.from < to && wishBefore(view, part.from) > begin + 2)
      to = Math.min(to, wishBefore(view, part.from));
  return to - begin >= 2 ? trimmed(view, { from: begin, to }) : null;
}

/** "we need it" before a day, which belongs to the day. */
function wishBefore(view: HeadView, day: number): number {
  for (let at = Math.max(0, day - 4); at < day; at++)
    if (cueAt(view, at, 'wanted')) return view.words[at - 1]?.text === 'we' ? at - 1 : at;
  return day;
}

/** Where it begins in a text without commas: "for tomorrow please and tell the driver he must not hoot". */
function beginsWithin(view: HeadView, { from, to }: Stretch): number | null {
  if (cueAt(view, from, 'tell', 'whole') || to - from < 6) return null;
  for (let at = from + 1; at < to; at++) {
    const whole = cueAt(view, at, 'whole');
    if (whole) return at;
    const cue = cueAt(view, at, 'tell');
    const opens = cueAt(view, at - 1, 'and', 'polite') !== undefined && view.words[at - 1]?.kind === 'word';
    if (cue && (opens || cue.to - cue.from >= 3)) return at;
  }
  return null;
}

function rate(view: HeadView, { from, to }: Stretch, told: Told): number {
  const begin = cueAt(view, from, 'polite')?.to ?? from;
  if (cueWithin(view, from, to, 'whole')) return 5;
  if (isKnownToDriver(view, { from, to }, told)) return ofDriver;
  const opens = cueAt(view, begin, 'tell') !== undefined;
  const handled = countHandling(view, { from, to }, told);
  let score = (opens ? 1.5 : cueWithin(view, begin, to, 'tell') ? 0.5 : 0) + Math.min(3, handled * 1.25);
  const inTold = told
    .filter((part) => part.from >= from && part.to <= to)
    .reduce((sum, part) => sum + part.to - part.from, 0);
  if (inTold * 2 > to - from || (inTold > 0 && handled === 0)) score -= 2;
  if (view.words[to]?.text === '?') score -= 3;
  if (handled > 0 && cueWithin(view, from, to, 'no')) score += 0.5;
  if (handled > 0 && cueAt(view, begin, 'wanted')) score += 0.5;
  if (opens && namesSpot(view, from, to)) score += 1;
  if (cueWithin(view, from, to, 'must') && inTold === 0) score += 1;
  if (cueWithin(view, from, to, 'past') && !opens && handled < 2) score -= 2;
  if (cueWithin(view, from, to, 'otherPaper', 'notPrice') && !opens && handled < 2) score -= 1;
  if (cueWithin(view, from, to, 'deliverTo') && handled < 1 && !cueWithin(view, from, to, 'spot')) score -= 2;
  return score;
}

/** "Gate code 4455", "dock 7", "we open at 6", "bill to account 4410": no task, but what who delivers or books is to know. */
function isKnownToDriver(view: HeadView, { from, to }: Stretch, told: Told): boolean {
  if (view.words[to]?.text === '?' || cueWithin(view, from, to, 'past')) return false;
  if (cueWithin(view, from, to, 'driverFact')) return true;
  for (let at = from; at < to - 1; at++) {
    const spot = cueAt(view, at, 'spot');
    if (!spot || view.words[spot.to]?.kind !== 'number' || spot.to >= to) continue;
    // "Me 6" and "room 14" are no place of the driver's.
    if (!cueAt(view, at, 'handling')) continue;
    if (!told.some((part) => part.from <= at && at < part.to)) return true;
  }
  return false;
}

/** "Deliver to the forecourt office": where at the place of delivery. */
function namesSpot(view: HeadView, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (cueAt(view, at, 'spot') && cueBefore(view, at, 'article', 'dayArticle')) return true;
  return false;
}

/** Words of what is to be done, but for those of a place and the like: "Quarry Road" is no road that the driver shall take. */
function countHandling(view: HeadView, { from, to }: Stretch, told: Told): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const cue = cueAt(view, at, 'handling');
    if (!cue || cue.to > to || told.some((part) => part.from <= at && at < part.to)) continue;
    count++;
    at = cue.to - 1;
  }
  return count;
}

/** It begins with a verb of its own, as a sentence would. */
const startsAnew = (view: HeadView, { from }: Stretch): boolean =>
  cueAt(view, from, 'closing', 'selfNamed', 'po', 'reference') !== undefined;
