import type { CompiledLexicon } from '../compile';
import type { Token } from './tokenise';

/** A line of the message, as tokens; `end` is its newline, or the end of the text. */
interface Line {
  start: number;
  end: number;
}

/** Fewer lines may as well be goods with their count below. */
const leastLines = 4;

/**
 * "3 / Rice / 4 / Milk", a number on each other line and goods at the end: cells that were copied one below the other. Each
 * count is joined to the goods below it; where goods come first, "Rice / 3 / Milk / 4", it stays with those above.
 */
export function joinCountLines(tokens: Token[], lexicon: CompiledLexicon): void {
  const lines = linesOf(tokens).filter(({ start, end }) => end > start);
  const isTalk = ({ start, end }: Line): boolean =>
    tokens.slice(start, end).every(({ kind, text }) => kind === 'word' && saysNothing(lexicon, text));
  while (lines[0] && isTalk(lines[0])) lines.shift();
  for (let last = lines.at(-1); last && isTalk(last); last = lines.at(-1)) lines.pop();
  const isCount = ({ start, end }: Line): boolean => end === start + 1 && tokens[start]?.kind === 'number';
  const alternates = lines.every((line, i) => isCount(line) === (i % 2 === 0));
  if (lines.length < leastLines || lines.length % 2 > 0 || !alternates) return;
  for (const { end } of lines.filter(isCount).reverse()) tokens.splice(end, 1);
}

const saysNothing = ({ filler, greetings, breaks, talk }: CompiledLexicon, word: string): boolean =>
  [filler, greetings, breaks, talk].some((words) => words.has(word));

function linesOf(tokens: readonly Token[]): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (let at = 0; at <= tokens.length; at++)
    if (at === tokens.length || tokens[at]?.kind === 'newline') {
      lines.push({ start, end: at });
      start = at + 1;
    }
  return lines;
}
