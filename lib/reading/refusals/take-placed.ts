import { dropAll, itemsOfSentence, type State } from '../edit-state';
import { mentionedTwin } from '../mentions/find-meant';
import { placedBeside } from '../mentions/point-at-rows';
import type { CueEvent } from './judge-cancel-cue';

/** "drop the second one", "both are not needed": takes out the rows pointed at; false when none are. */
export function takePlaced(state: State, event: CueEvent): boolean {
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
