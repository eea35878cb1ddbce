import { dropAll, itemsOfSentence, type State } from '../edit-state';
import { mentionedTwin } from '../mentions/find-meant';
import { placedBeside } from '../mentions/point-at-rows';
import type { CueEvent } from './judge-cancel-cue';

/** "drop the second one", "both are not needed": takes out the rows pointed at; false when none are. */
export function takePlaced(state: State, event: CueEvent): boolean {
  if (isOneOfBoth(state, event)) return true;
  const placed = placedBeside(state, event);
  if (placed.length === 0) return false;
  // "he bought the tape and the screws, so drop both": what is said again stands already.
  const saidAgain = itemsOfSentence(state).filter((entry) => {
    const twin = mentionedTwin(state, entry);
    return twin !== undefined && placed.includes(twin);
  });
  dropAll(state, [...placed, ...saidAgain]);
  return true;
}

/** "scrap the tape, we dont need both": one of the two is out already, and the other is wanted all the more. */
function isOneOfBoth(state: State, { cue, next }: CueEvent): boolean {
  const { both, forbids, denies } = state.view.lexicon;
  const isDenied = [forbids, denies].some((words) => words.has(cue.words[0] ?? ''));
  if (!isDenied || !both.has(state.view.tokens[next]?.text ?? '')) return false;
  const isOut = state.undo.length > 0 && state.undoSentence === state.sentence;
  return isOut || itemsOfSentence(state).some(({ dropped }) => dropped === 'cancelled');
}
