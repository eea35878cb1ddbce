import type { MessageView } from './message-view';
import { prefixed } from './weigh-number';

/** "of", "of the", a dash or a bracket between a quantity and its goods. */
export function skipOf(view: MessageView, at: number, hasUnit: boolean): { next: number; gain: number } {
  let next = skipPackNote(view, at);
  if (/^[-–—:*)=>@]$/.test(view.tokens[next]?.text ?? '') && view.tokens[next]?.kind === 'symbol') next++;
  if (/^(?:more|extra|additional|other|nog|mas|mais|de plus)$/.test(view.tokens[next]?.text ?? '')) next++;
  const of = view.tokens[next]?.text ?? '';
  if (/^(of|de|da|do|d|van|des|du|di)$/.test(of) || prefixed.test(of)) {
    next++;
    if (/^(the|those|your|die|la|el|os|as|le|les|these|that|this)$/.test(view.tokens[next]?.text ?? ''))
      next++;
    return { next, gain: hasUnit ? 0.2 : 0.3 };
  }
  return { next, gain: 0 };
}

/** `1 case (12s) of`: how many a case holds. */
function skipPackNote(view: MessageView, at: number): number {
  if (view.tokens[at]?.text !== '(' || view.tokens[at + 1]?.kind !== 'number') return at;
  for (let next = at + 2; next < at + 6; next++) if (view.tokens[next]?.text === ')') return next + 1;
  return at;
}
