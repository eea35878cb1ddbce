import { type MessageView, numbersAt } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isIdle } from '../words/is-idle';

/** Tokens of one field at most; a longer one names other goods too. */
const longestField = 8;

/** "20 rolls, 3 milk": a unit that is goods by itself, when its field says nothing else but how many. */
export function isSoldAlone(view: MessageView, at: number): boolean {
  if (!view.lexicon.soldAlone.has(view.tokens[at]?.text ?? '')) return false;
  const [from, to] = fieldAround(view, at);
  if (to - from > longestField) return false;
  let counted = false;
  for (let i = from; i < to; i++) {
    if (beginsCue(view, i, 'correct')) return false;
    const isNumber = numbersAt(view, i).length > 0;
    counted ||= isNumber;
    if (i !== at && !isNumber && !isIdle(view, i) && view.tokens[i]?.text !== 'x') return false;
  }
  return counted;
}

function fieldAround(view: MessageView, at: number): [from: number, to: number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && !isBorder(view, from - 1)) from--;
  while (to < view.tokens.length && !isBorder(view, to)) to++;
  return [from, to];
}

const isBorder = (view: MessageView, at: number): boolean => {
  const { kind, text = '' } = view.tokens[at] ?? {};
  return kind === 'newline' || kind === 'noise' || /^[,;.&|]$/.test(text) || view.lexicon.and.has(text);
};
