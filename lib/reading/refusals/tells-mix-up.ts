import { itemsOfSentence, type State, setMode } from '../edit-state';
import { act, drop } from '../lines/act';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "last month we got white instead of brown", "white came instead of brown": what came then, and what should have.
 * Neither is ordered there, and goods ordered elsewhere by the second name stay.
 */
export function tellsMixUp(state: State, { cue, at }: CueEvent): boolean {
  const { insteadOf, came } = state.view.lexicon;
  if (!cue.words.some((word) => insteadOf.has(word))) return false;
  const brought = itemsOfSentence(state).at(-1);
  if (!brought || brought.item.next < at - 3) return false;
  // "llego samp en lugar de …": the verb stands before the goods elsewhere.
  const isCome = [at - 1, brought.item.at - 1].some((place) =>
    came.has(state.view.tokens[place]?.text ?? ''),
  );
  if (isCome && brought.quantity === null) act(brought, 'complaint', drop('complaint'));
  if (brought.dropped !== 'complaint' && brought.dropped !== 'stock') return false;
  setMode(state, 'complain', '');
  return true;
}
