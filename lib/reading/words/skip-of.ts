import { measureOf } from '../../language/compile';
import type { MessageView } from '../message-view';
import { weights } from '../reading-weights';
import { isIdle } from './is-idle';

/** What stands between a quantity and its goods. */
interface Link {
  next: number;
  gain: number;
  /** An "of" ties them, or what does its work. */
  isLinked: boolean;
}

/** "of", "of the", a dash or a bracket between a quantity and its goods. */
export function skipOf(view: MessageView, at: number, hasUnit: boolean): Link {
  let next = skipPackNote(view, at);
  if (/^[-–—:*)=>@]$/.test(view.tokens[next]?.text ?? '') && view.tokens[next]?.kind === 'symbol') next++;
  const isOf = view.lexicon.links.has(view.tokens[next]?.text ?? '');
  const like = behindLikeness(view, isOf ? next + 1 : next);
  if (like !== null) return { next: like, gain: weights.of, isLinked: true };
  const tied = behindTied(view, next);
  if (tied !== null) return { next: tied, gain: hasUnit ? weights.ofUnit : weights.of, isLinked: true };
  const { more, links, definite, only } = view.lexicon;
  if (more.has(view.tokens[next]?.text ?? '') || view.tokens[next]?.text === 'other') next++;
  // "6 only of the grape"
  if (only.has(view.tokens[next]?.text ?? '') && links.has(view.tokens[next + 1]?.text ?? '')) next++;
  const pointed = definite.has(view.tokens[next + 1]?.text ?? '') || namesThem(view, next + 1);
  const linked = links.has(view.tokens[next]?.text ?? '') || (pointed && view.tokens[next]?.text === 'on');
  // "one case the lager"
  if (!linked && view.voice && hasUnit && definite.has(view.tokens[next]?.text ?? ''))
    return { next: next + 1, gain: weights.theUnit, isLinked: true };
  if (!linked) return { next, gain: 0, isLinked: false };
  return { next: pointed ? next + 2 : next + 1, gain: hasUnit ? weights.ofUnit : weights.of, isLinked: true };
}

/** "2 same door", "3 of the same in blue", "4 same size orange": the token where what differs begins, null where nothing is likened. */
function behindLikeness(view: MessageView, at: number): number | null {
  const { definite, sames, respects, likens, contrast, talk } = view.lexicon;
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  const isArticle = sames.has(textAt(at + 1)) && (definite.has(textAt(at)) || isIdle(view, at));
  const same = isArticle ? at + 1 : at;
  if (!sames.has(textAt(same))) return null;
  const respect = respects.has(textAt(same + 1)) ? same + 2 : same + 1;
  const goods = likens.has(textAt(respect)) || contrast.has(textAt(respect)) ? respect + 1 : respect;
  const token = view.tokens[goods];
  if (token?.kind === 'number') return measureOf(textAt(goods + 1), view.lexicon) ? goods : null;
  return token?.kind === 'word' && !isIdle(view, goods) && !talk.has(token.text) ? goods : null;
}

/** "u-4 we-zesta", "no-4 be-zesta": in isiZulu the "of" is tied to the goods; the token behind it, null where none is. */
function behindTied({ tokens, lexicon }: MessageView, at: number): number | null {
  if (!lexicon.possessives.has(tokens[at]?.text ?? '') || tokens[at]?.glued) return null;
  const [hyphen, goods] = tokens.slice(at + 1, at + 3);
  return hyphen?.text === '-' && hyphen.glued && goods?.kind === 'word' && goods.glued ? at + 2 : null;
}

/** "5 of them hinges", but not "5 of them please". */
function namesThem(view: MessageView, at: number): boolean {
  const after = view.tokens[at + 1];
  const names = after?.kind === 'word' && !isIdle(view, at + 1) && !view.lexicon.talk.has(after.text);
  return names && view.lexicon.those.has(view.tokens[at]?.text ?? '');
}

/** `2 cases (1x4)`: the token behind how much a case of goods holds, which stand before it. */
export function skipHeldNote(view: MessageView, at: number): number {
  const inside = view.tokens[at]?.text === '(' && view.tokens[at + 1]?.kind === 'number';
  const isHeld = /^(?:x|s)$/.test(view.tokens[at + 2]?.text ?? '');
  return inside && isHeld ? skipPackNote(view, at) : at;
}

/** `1 case (12s) of`: how many a case holds. */
function skipPackNote(view: MessageView, at: number): number {
  if (view.tokens[at]?.text !== '(' || view.tokens[at + 1]?.kind !== 'number') return at;
  for (let next = at + 2; next < at + 6; next++) if (view.tokens[next]?.text === ')') return next + 1;
  return at;
}
