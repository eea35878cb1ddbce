import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import { type Heading, headingOf } from './heading';
import { type LineTokens, linesIn, withoutMarks } from './heading-lines';

/** "DRY GOODS", "fruit & veg". */
const longestTitle = 3;

/**
 * "FRUIT" above "Banana 4kg": the name of a department that stands out from the rows below it. It orders nothing, though
 * the catalogue may have a kiwi fruit, and says nothing of the rows.
 */
export function departmentHeadings(view: MessageView, judge: Judge): Heading[] {
  const lines = linesIn(view);
  const inCapitals = lines.filter((line) => isInCapitals(view, line)).length * 2 > lines.length;
  return lines.flatMap((line, i) => {
    const [from, end] = withoutMarks(view, line);
    const to = view.tokens[end - 1]?.text === ':' ? end - 1 : end;
    const [before, next] = [lines[i - 1], lines[i + 1]];
    const standsOut =
      before === undefined ||
      before[0] === before[1] ||
      to < end ||
      end < line[1] ||
      (!inCapitals && isInCapitals(view, line));
    return standsOut && isDepartment(view, [from, to]) && next && hasNumber(view, next)
      ? [{ ...headingOf(view, judge, from, to, line[1]), text: '' }]
      : [];
  });
}

function isDepartment({ tokens, lexicon }: MessageView, [start, end]: LineTokens): boolean {
  if (end <= start || end - start > longestTitle) return false;
  const words = tokens.slice(start, end).map(({ text }) => text);
  const isJoint = (text: string): boolean => /^[&+/]$/.test(text) || lexicon.and.has(text);
  return (
    lexicon.departments.has(words.join(' ')) ||
    words.every((text, i) => (i % 2 === 0 ? lexicon.departments.has(text) : isJoint(text)))
  );
}

const hasNumber = ({ tokens }: MessageView, [start, end]: LineTokens): boolean =>
  tokens.slice(start, end).some(({ kind }) => kind === 'number');

function isInCapitals({ text, tokens }: MessageView, [start, end]: LineTokens): boolean {
  const words = tokens.slice(start, end).filter(({ kind }) => kind === 'word');
  const [first, last] = [words[0], words.at(-1)];
  return first !== undefined && last !== undefined && !/\p{Ll}/u.test(text.slice(first.start, last.end));
}
