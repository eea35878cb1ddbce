import { hourAt } from '../dates/find-hours';
import type { HeadField } from '../head';
import { boundsOf, cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';
import type { RatedDay } from './read-date';

/** Whether the customer fetches the goods or has them brought, where that is said. */
export function readDelivery(
  view: HeadView,
  days: readonly RatedDay[],
): HeadField<'DELIVER' | 'COLLECT'> | null {
  for (let at = 0; at < view.words.length; at++) {
    const cue = cueAt(view, at, 'deliverNot', 'collect');
    if (!cue || view.quoted[at] || isWithinGoods(view, at, cue.to)) continue;
    const isNever = cue.name === 'deliverNot' && !tellsWhen(view, cue.to, days);
    if (isNever || (cue.name === 'collect' && isCollected(view, cue.from, cue.to)))
      return said(view, 'COLLECT', cue.from, cue.to);
  }
  const refusals = refusalsOf(view, days);
  for (let at = 0; at < view.words.length; at++) {
    const cue = cueAt(view, at, 'delivers', 'deliverTo');
    if (cue?.name !== 'delivers' || view.quoted[at]) continue;
    if (cueBefore(view, at, 'no', 'neverThen', 'past', 'otherPaper')) continue;
    if (at >= (refusals.get(view.pieces[at] ?? 0) ?? view.words.length)) continue;
    return said(view, 'DELIVER', cue.from, cue.to);
  }
  return null;
}

/** By piece of the text where a day is refused in it: "we can't take delivery on Tuesday" says not how the goods come. */
const refusalsOf = ({ pieces }: HeadView, days: readonly RatedDay[]): Map<number, number> =>
  new Map(days.flatMap(({ refusal }) => (refusal ? [[pieces[refusal.from] ?? 0, refusal.from]] : [])));

/** "Don't deliver on Saturday", "don't deliver before 8": at other times it is to be brought. */
const tellsWhen = (view: HeadView, at: number, days: readonly RatedDay[]): boolean =>
  days.some(({ from }) => from >= at && from <= at + 2) ||
  cueWithin(view, at, at + 1, 'before', 'after') !== undefined;

function said<Value>(view: HeadView, value: Value, from: number, to: number): HeadField<Value> {
  const { start, end } = spanOf(view, from, to);
  return { value, start, end, confidence: 0.9, reason: `“${view.text.slice(start, end)}”` };
}

/** Somebody of theirs is said to fetch it, and it is the goods that he fetches. */
function isCollected(view: HeadView, from: number, to: number): boolean {
  const sentence = boundsOf(view.sentences, from);
  if (cueWithin(view, to, Math.min(sentence.to, to + 4), 'notCollected')) return false;
  if (cueWithin(view, Math.max(sentence.from, from - 4), from, 'past', 'no')) return false;
  if (cueWithin(view, Math.max(sentence.from, from - 6), from, 'collector')) return true;
  const isTheirs = cueAt(view, from, 'collect')?.value === 'self';
  return isTheirs || to - from > 1 || isBare(view, from, to);
}

/** A word that ends what was read as goods may have been taken for some of them: "bread 700g collecting tomorrow". */
const isWithinGoods = ({ goods }: HeadView, from: number, to: number): boolean =>
  (goods[from] ?? -1) >= 0 && goods[to] === goods[from];

/** "Collect Friday", "Collection at 3pm", "and collecting tomorrow": a clause that says when and not what; "please collect" asks us. */
function isBare(view: HeadView, from: number, to: number): boolean {
  const piece = boundsOf(view.pieces, from);
  const isBehindGoods = (view.goods[from] ?? -1) >= 0;
  const opens = isBehindGoods || (cueAt(view, piece.from, 'and')?.to ?? piece.from) === from;
  if (!opens || view.words[boundsOf(view.sentences, from).to - 1]?.text === '?') return false;
  const next = view.words[to];
  if (to >= piece.to || next?.kind === 'mark' || next?.kind === 'line') return true;
  return cueAt(view, to, ...saysWhen) !== undefined || hourAt(view, to) !== null;
}

/** What may stand behind a verb of fetching when it is said without what is fetched. */
const saysWhen = [
  'after',
  'at',
  'before',
  'collector',
  'day',
  'dayLead',
  'leadsToDay',
  'next',
  'partOfDay',
  'polite',
  'shortWeekday',
  'this',
  'timeWord',
  'weekday',
] as const;

/** That it is wanted at once. */
export function readUrgent(view: HeadView): HeadField<true> | null {
  for (let at = 0; at < view.words.length; at++) {
    const cue = cueAt(view, at, 'notUrgent', 'urgent');
    if (!cue) continue;
    if (cue.name === 'urgent' && !view.quoted[at] && (view.goods[at] ?? -1) < 0 && !cueBefore(view, at, 'no'))
      return said(view, true, cue.from, cue.to);
    at = cue.to - 1;
  }
  return null;
}
