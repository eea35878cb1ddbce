import type { MessageView } from '../message-view';

/** So many tokens a quoted order has at most. */
const longestQuote = 200;

/** The last mark of `chef says "mint 6, lime 4"`: it ends what somebody said, and is no inch. */
export function closesQuote(view: MessageView, at: number): boolean {
  const { tokens } = view;
  const after = tokens[at + 1];
  if (!isMark(view, at) || !(after === undefined || after.kind === 'newline' || /^[.,;!)]$/.test(after.text)))
    return false;
  for (let open = at - 1; open >= at - longestQuote && tokens[open]; open--) {
    if (!isMark(view, open) || tokens[open - 1]?.kind === 'number') continue;
    return tokens[open]?.glued === false && tokens[open + 1]?.glued === true;
  }
  return false;
}

const isMark = ({ tokens }: MessageView, at: number): boolean => /^["“”]$/.test(tokens[at]?.text ?? '');
