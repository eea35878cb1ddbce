import type { CueName } from '../lexicons/lexicon';
import { boundsOf, type Cue, cueAt, cueBefore, cueWithin, type HeadView } from '../text/view-head';
import type { Day } from './day';

/** A day on which the goods are not to come, with the words that say so. */
export interface RefusedDay {
  day: Day;
  from: number;
  to: number;
}

/** So many words stand at most between a refusal and the day that it is of. */
const reach = 10;

/**
 * The days that a text names only to say that nothing is to come then: "no deliveries on Tuesday", "we are closed on
 * Wednesday", "Friday is no good", "any day except Thursday".
 */
export function refusedDays(view: HeadView, days: readonly Day[]): RefusedDay[] {
  const refused = new Map<number, RefusedDay>();
  for (const [at, day] of days.entries()) {
    if (view.quoted[day.from] || refused.has(at)) continue;
    const around = { before: days[at - 1], behind: days[at + 1] };
    const cue = refusalBefore(view, day, around.before) ?? refusalBehind(view, day, around.behind);
    if (!cue) continue;
    for (const along of joinedWith(view, days, at))
      refused.set(along, {
        day: days[along] ?? day,
        from: Math.min(cue.from, day.from),
        to: Math.max(cue.to, days[along]?.to ?? 0),
      });
  }
  return [...refused.values()];
}

/** "Not on Tuesday", "we cannot receive on Thursday", "closed on Wednesday". */
function refusalBefore(view: HeadView, { from, to }: Day, before: Day | undefined): Cue | undefined {
  const floor = Math.max(boundsOf(view.pieces, from).from, before?.to ?? 0, from - reach);
  const lead = beforeLeads(view, from);
  if (lead === null) return undefined;
  const direct = cueBefore(view, lead, 'no', 'neverThen', 'shutThen');
  const isDirect =
    direct && direct.from >= floor && (direct.name !== 'shutThen' || isShutThen(view, direct, lead));
  if (isDirect) return direct;
  // "Don't deliver on Friday before 10" is of the hours.
  if (cueAt(view, to, 'before', 'after')) return undefined;
  return saidWithin(view, floor, from);
}

/** "Friday we are closed", "Tuesday is no good", "Fridays we do not receive". */
function refusalBehind(view: HeadView, { from, to }: Day, behind: Day | undefined): Cue | undefined {
  const piece = boundsOf(view.pieces, from);
  // "Deliver Friday, we are closed Thursday": what follows is of the next day.
  if (cueWithin(view, Math.max(piece.from, from - reach), from, 'wanted', 'collect')) return undefined;
  const end = Math.min(piece.to, behind?.from ?? piece.to, to + reach);
  const cue = saidWithin(view, to, end);
  const isOfNext = cue && behind && behind.from < piece.to && behind.from - cue.to < 3;
  return cue && !isOfNext && cue.from - to < 4 ? cue : undefined;
}

/** The last words within a stretch that refuse a day: by themselves, or a negation of what is done with a delivery. */
function saidWithin(view: HeadView, from: number, to: number): Cue | undefined {
  for (let at = to - 1; at >= from; at--) {
    const shut = cueAt(view, at, 'shutThen');
    if (shut && shut.to <= to && isShutThen(view, shut, to)) return shut;
    const never = cueAt(view, at, 'neverThen', 'deliverNot', 'no');
    if (never && never.to <= to && isNotBrought(view, never, to)) return never;
  }
  return undefined;
}

const hours: CueName[] = ['before', 'after', 'clock', 'am', 'pm', 'oclock'];

/** "Closed so bring it Thursday" refuses no Thursday, nor does what was so once, or is asked. */
function isShutThen(view: HeadView, shut: Cue, to: number): boolean {
  if (view.words[boundsOf(view.sentences, shut.from).to - 1]?.text === '?') return false;
  if (cueWithin(view, shut.to, to, 'wanted', 'collect', ...hours)) return false;
  return cueWithin(view, boundsOf(view.pieces, shut.from).from, shut.from, 'past') === undefined;
}

/** "Don't bring it on Friday"; but not "don't forget to deliver Friday", "no substitutes, send Friday", "don't come before 8 on Friday". */
function isNotBrought(view: HeadView, never: Cue, to: number): boolean {
  let verb = never.to;
  for (let steps = 0; steps < 4; steps++)
    verb = cueAt(view, verb, 'verbLead', 'article', 'polite')?.to ?? verb;
  const isOfDelivery =
    never.name === 'deliverNot' ||
    (cueAt(view, verb, 'wanted', 'delivers', 'collect', 'takesIn')?.to ?? to + 1) <= to;
  if (!isOfDelivery || cueWithin(view, boundsOf(view.pieces, never.from).from, to, 'past')) return false;
  return cueWithin(view, never.to, to, ...hours) === undefined;
}

/** Before "on", "the" and the like, which lead to a day; null behind "no later than" and "not before", which refuse none. */
function beforeLeads(view: HeadView, from: number): number | null {
  let at = from;
  for (let steps = 0; steps < 4; steps++) {
    const limit = cueBefore(view, at, 'before', 'notBefore', 'after');
    // "Closed from Monday to Wednesday"
    if (limit) return cueBefore(view, limit.from, 'shutThen') ? limit.from : null;
    const lead = cueBefore(view, at, 'dayLead', 'leadsToDay', 'article', 'dayArticle', 'this', 'next');
    if (!lead) break;
    at = lead.from;
  }
  return at;
}

/** A day and those that are named in one breath with it: "Saturday or Sunday", "Friday, Saturday and Sunday". */
function joinedWith(view: HeadView, days: readonly Day[], at: number): number[] {
  const joined = [at];
  for (let next = at + 1; next < days.length && linkBetween(view, days, next - 1) !== null; next++)
    joined.push(next);
  // A comma alone may begin what is wished instead: "not Friday, Saturday".
  while (joined.length > 1 && linkBetween(view, days, (joined.at(-1) ?? 0) - 1) !== 'word') joined.pop();
  for (let last = at - 1; last >= 0 && linkBetween(view, days, last) === 'word'; last--) joined.push(last);
  return joined;
}

function linkBetween(view: HeadView, days: readonly Day[], at: number): 'word' | 'comma' | null {
  const [one, other] = [days[at], days[at + 1]];
  if (!one || !other) return null;
  const from = view.words[one.to]?.text === ',' ? one.to + 1 : one.to;
  const word = cueAt(view, from, 'and', 'or', 'to');
  const end = word?.to ?? from;
  const lead = cueAt(view, end, 'dayLead', 'article', 'dayArticle');
  if (end !== other.from && lead?.to !== other.from) return null;
  if (word || /^[-–/+]$/.test(view.words[one.to]?.text ?? '')) return 'word';
  return from > one.to ? 'comma' : null;
}
