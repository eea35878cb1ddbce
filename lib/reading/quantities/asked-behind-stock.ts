import { isSize } from '../amounts/is-size';
import { isAmount } from '../amounts/weigh-number';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { isIdle } from '../words/is-idle';
import { behindOfThem } from '../words/of-them';
import { endsField } from '../words/skip-punctuation';

/** So many tokens may lead from what is there to what is asked for: ", so please send me". */
const longestLead = 6;

/**
 * The 12 of "gouda 2 left, so put 12", "quedan 2, mandar 12", "1 left, 12 more": behind what is there, a number that words of
 * asking lead to, or that they close, and nothing else of its field; null where none is.
 */
export function askedBehindStock(
  view: MessageView,
  from: number,
): Pick<Quantity, 'value' | 'unit' | 'next'> | null {
  let at = from;
  let isLed = false;
  while (at < from + longestLead && (isMark(view, at) || isAsking(view, at))) {
    isLed ||= isAsking(view, at);
    if (numbersAt(view, at).length > 0) break;
    at++;
  }
  const [number] = numbersAt(view, at).filter(({ form }) => form !== 'homophone' && form !== 'article');
  if (at === from || !number || !isAmount(number) || isSize(view, number.next)) return null;
  const unit = unitAt(view, number.next);
  const next = unit?.next ?? number.next;
  const behind = view.tokens[next]?.text ?? '';
  const isMore = view.lexicon.more.has(behind);
  const end = isMore ? next + 1 : next;
  const closes = isMore || view.lexicon.breaks.has(behind);
  const isAlone = endsField(view, end) || endsField(view, behindThanks(view, end));
  return isAlone && (isLed || closes) ? { value: number.value, unit: unit?.unit ?? null, next: end } : null;
}

/** Behind "please", "por favor", "of those please". */
function behindThanks(view: MessageView, at: number): number {
  const { breaks, links, pointing } = view.lexicon;
  const has = (words: ReadonlySet<string>, place: number): boolean =>
    words.has(view.tokens[place]?.text ?? '');
  const next = has(links, at) && has(pointing, at + 1) ? at + 2 : behindOfThem(view, at);
  if (has(breaks, next)) return next + 1;
  return isIdle(view, next) && has(breaks, next + 1) ? next + 2 : next;
}

const isMark = (view: MessageView, at: number): boolean => /^[,;:–—>-]$/.test(view.tokens[at]?.text ?? '');

/**
 * "so", "please", "send", "make it": words of asking, and of talk; but the "by" of "need it by 4" leads to a time, and "so dont
 * bring that one" asks for none.
 */
const isAsking = (view: MessageView, at: number): boolean => {
  const { again, leadsQuantity, clock, keptAt, ordinals, forbids } = view.lexicon;
  const { text = '' } = view.tokens[at] ?? {};
  if ([clock, keptAt, ordinals, forbids].some((words) => words.has(text)) || text === 'by') return false;
  return isIdle(view, at) || again.has(text) || leadsQuantity.has(text);
};
