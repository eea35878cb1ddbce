import { isSize } from '../amounts/is-size';
import { type MessageView, unitAt } from '../message-view';
import { leastBareSize } from './heading';
import { type LineTokens, withoutMarks, withoutPack } from './heading-lines';

/**
 * "440 COLA" between "zero 24" and "orange 12": it begins with the number of a size, where they end with their quantities.
 */
export const standsOut = (
  view: MessageView,
  line: LineTokens,
  neighbours: readonly (readonly [start: number, end: number])[],
): boolean => leadsWithSize(view, line) && neighbours.every((other) => endsInCount(view, other));

/**
 * "JUICE 200" between "cola 24" and "mango 12", or between "12 cola" and "6 mango": it ends in what may be a size, and
 * would be the only row with so great a quantity, or with one behind it.
 */
export const mayEndInSize = (
  view: MessageView,
  line: LineTokens,
  neighbours: readonly (readonly [start: number, end: number])[],
): boolean =>
  closesWithSize(view, withoutMarks(view, line)) &&
  (neighbours.every((other) => endsInCount(view, other)) ||
    neighbours.every((other) => opensWithCount(view, other)));

/** The 440 of "440 COLA" and of "440 COLA, cases of 24": greater than any quantity, and the only number but for the pack's. */
const leadsWithSize = (view: MessageView, line: LineTokens): boolean => {
  const [start, end] = withoutPack(view, line);
  return isBareSize(view.tokens[start]?.value) && isWithoutNumber(view, start + 1, end);
};

/** The 200 of "JUICE 200", and the 1.5 of "JUICE 1.5". */
const closesWithSize = (view: MessageView, line: LineTokens): boolean => {
  const [start, end] = withoutPack(view, line);
  return isBareSize(view.tokens[end - 1]?.value) && isWithoutNumber(view, start, end - 1);
};

const isWithoutNumber = ({ tokens }: MessageView, start: number, end: number): boolean =>
  tokens.slice(start, end).every(({ kind }) => kind !== 'number');

const isBareSize = (value = 0): boolean => value >= leastBareSize || (value > 1 && !Number.isInteger(value));

/** "orange 6", "grape 1L 6", "- lime 6 cs": a word first, and a number last that is no size. */
function endsInCount(view: MessageView, line: readonly [number, number]): boolean {
  const [start, last] = withoutMarks(view, [line[0], line[1]]);
  const end = unitAt(view, last - 1) ? last - 1 : last;
  return (
    view.tokens[start]?.kind === 'word' &&
    view.tokens[end - 1]?.kind === 'number' &&
    !isBareSize(view.tokens[end - 1]?.value) &&
    !isSize(view, end)
  );
}

/** "6 orange", "6 x grape 1L": a number first that is no size. */
function opensWithCount(view: MessageView, line: readonly [number, number]): boolean {
  const [start] = withoutMarks(view, [line[0], line[1]]);
  return (
    view.tokens[start]?.kind === 'number' &&
    !isBareSize(view.tokens[start]?.value) &&
    !isSize(view, start + 1)
  );
}
