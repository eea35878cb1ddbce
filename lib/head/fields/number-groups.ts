import { hourAt } from '../dates/find-hours';
import { isUnitWord } from '../text/find-goods';
import { cueAt, type HeadView } from '../text/view-head';

/** How far a number goes on in groups, and how far it might: then somebody is to look. */
interface Groups {
  to: number;
  /** Where it may end instead; null when it can only end where it does. */
  mayEnd: number | null;
}

/** So many groups a number has at most behind its first one. */
const mostGroups = 3;

/** More digits than a quantity has as a rule. */
const tellingDigits = 3;

/** "4500 123", "2026 / 114": the groups behind the first one, which ends at `from`; but not the quantity of "4500 10 bread". */
export function groupsBehind(view: HeadView, from: number): Groups {
  let to = from;
  let isShort = false;
  for (let count = 0; count < mostGroups; count++) {
    const at = slashAt(view, to) ? to + 1 : to;
    if (!isGroup(view, at)) break;
    const fate = fateOf(view, at);
    if (fate === 'apart') break;
    if (fate === 'unclear') return { to, mayEnd: at + 1 };
    isShort = at === to && (view.words[at]?.text.length ?? 0) < tellingDigits;
    to = at + 1;
  }
  return { to, mayEnd: isShort ? from : null };
}

const slashAt = ({ words }: HeadView, at: number): boolean =>
  words[at]?.text === '/' && words[at + 1]?.kind === 'number';

/** Digits by themselves; "082" begins a number of a phone. */
function isGroup({ words }: HeadView, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.kind !== 'number' || (word.glued && words[at - 1]?.text !== '/')) return false;
  if (next?.glued && (next.kind === 'word' || (next.kind === 'mark' && words[at + 2]?.glued))) return false;
  return !/^0\d\d$/.test(word.text);
}

/** Whether a group of digits belongs to the number before it, by what stands behind it. */
function fateOf(view: HeadView, at: number): 'joined' | 'apart' | 'unclear' {
  const next = view.words[at + 1];
  const isGoods = (where: number) => (view.goods[where] ?? -1) >= 0;
  if (isGoods(at)) return 'apart';
  if (!next || next.kind === 'line' || (next.kind === 'mark' && /^[,.;:)|]$/.test(next.text)))
    return 'joined';
  if (next.kind === 'number') {
    const isOfNumber = !isGoods(at + 1) && isGroup(view, at + 1) && fateOf(view, at + 1) !== 'unclear';
    return isOfNumber ? 'joined' : 'unclear';
  }
  // "4500 10 cases of bread"
  const goods = isUnitWord(next.text) ? [at + 1, at + 2, at + 3] : [at + 1];
  if (goods.some(isGoods)) return 'apart';
  if (cueAt(view, at + 1, 'month') || hourAt(view, at)?.isPlain) return 'apart';
  return cueAt(view, at + 1, ...beginsAnew) ? 'joined' : 'unclear';
}

/** What begins something else behind a number. */
const beginsAnew = [
  'and',
  'before',
  'day',
  'deliverTo',
  'delivers',
  'is',
  'leadsToDay',
  'old',
  'polite',
  'towards',
  'urgent',
  'wanted',
  'weekday',
] as const;
