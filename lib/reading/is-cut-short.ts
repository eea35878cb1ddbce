import { isSize, isSizeWord } from './is-size';
import { type MessageView, unitAt } from './message-view';

/** The mere size of "6 2in 45 elbow", under "PVC DWV": a number and more words of the goods follow. */
export const isCutShort = (view: MessageView, start: number, end: number): boolean =>
  end - start === 2 &&
  isSizeWord(view, end - 1) &&
  view.tokens[end]?.kind === 'number' &&
  view.tokens[end + 1]?.kind === 'word' &&
  !isSize(view, end + 1) &&
  unitAt(view, end + 1) === null;
