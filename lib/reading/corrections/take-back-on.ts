import { dropAll, type State, setMode } from '../edit-state';
import { namedAt, pointsOn } from '../mentions/find-meant';
import { numbersAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';

/** So many tokens name the goods of before. */
const longestName = 6;

/**
 * "6 brushes and 2 rollers. scratch that on the brushes, make it 8": the goods that something is taken back of are named
 * behind it, and a number that follows is theirs. The token behind their name, where a token begins to say so.
 */
export function takeBackOn(state: State, at: number): number | null {
  const { view } = state;
  const back = cuesAt(view, at).find(
    ({ cue }) =>
      /^(?:cancel|cancelBefore)$/.test(cue.kind) && view.lexicon.pointing.has(cue.words.at(-1) ?? ''),
  );
  if (!back || !pointsOn(view, back.next)) return null;
  const from = back.next + 2;
  const named = namedAt(state, from);
  if (!named) return null;
  let end = from;
  while (end < from + longestName && /^(?:word|number)$/.test(view.tokens[end]?.kind ?? '')) {
    if (end > from && isIdle(view, end)) break;
    end++;
  }
  // "strike that for the brushes, 8" is goods with their quantity.
  if (numbersAt(view, end).length > 0 || numbersAt(view, end + 1).length > 0) return null;
  dropAll(state, [named]);
  setMode(state, 'correct', back.cue.words.join(' '), named);
  return end;
}
