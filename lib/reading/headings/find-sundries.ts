import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { isIdle } from '../words/is-idle';
import { type Heading, headingOf } from './heading';
import { linesIn, withoutMarks } from './heading-lines';

/** More words are goods, or prose. */
const longestTitle = 3;

/** "OTHER", "Misc:", "other items": a heading that says nothing of the rows below it, and ends the one above. */
export const sundryHeadings = (view: MessageView, judge: Judge): Heading[] =>
  linesIn(view).flatMap(([start, lineEnd]) => {
    const [from, end] = withoutMarks(view, [start, lineEnd]);
    const to = view.tokens[end - 1]?.text === ':' ? end - 1 : end;
    const words = view.tokens.slice(from, to);
    const isTitle =
      words.length > 0 &&
      words.length <= longestTitle &&
      view.lexicon.sundries.has(words[0]?.text ?? '') &&
      words.every((_, i) => i === 0 || isIdle(view, from + i));
    return isTitle && view.tokens[lineEnd]
      ? [{ ...headingOf(view, judge, from, to, lineEnd), text: '' }]
      : [];
  });
