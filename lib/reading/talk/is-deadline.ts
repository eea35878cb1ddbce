import { ofClass } from '../../language/words/pattern-words';
import type { Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';
import { isIdle } from '../words/is-idle';

const meals: ReadonlySet<string> = new Set(ofClass('hosting'));

/** "need 2 by lunch", "6 before the braai": the words from here on say when, and name no goods. */
export function isDeadline({ tokens, lexicon }: MessageView, at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const next = lexicon.definite.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return (text === 'by' || lexicon.whens.has(text)) && meals.has(tokens[next]?.text ?? '');
}

/** "before nine", "voor nege": an hour in words, which nothing follows that it could count; but "after eight mints". */
export function isHour(view: MessageView, at: number, judge: Judge): boolean {
  const text = view.tokens[at]?.text ?? '';
  if (!view.lexicon.whens.has(text) || judge.isPair(text, view.tokens[at + 1]?.text ?? '')) return false;
  return numbersAt(view, at + 1).some(
    ({ form, value, next }) =>
      form === 'words' && value <= 12 && (view.tokens[next]?.kind !== 'word' || isIdle(view, next)),
  );
}

/** "not before 9", "nie voor nege", "moenie na 6 kom nie": when nothing is to come, at the word that denies it. */
export function deniesHour(view: MessageView, at: number): boolean {
  const { kind, text = '' } = view.tokens[at + 1] ?? {};
  const isTime = kind === 'noise' && text === 'time';
  const isSpoken = view.lexicon.whens.has(text) && numbersAt(view, at + 2).length > 0;
  const { denies, forbids } = view.lexicon;
  return [denies, forbids].some((words) => words.has(view.tokens[at]?.text ?? '')) && (isTime || isSpoken);
}
