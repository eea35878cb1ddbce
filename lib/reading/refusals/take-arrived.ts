import { dropAll, type State } from '../edit-state';
import { isIdle } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';
import type { CueEvent } from './judge-cancel-cue';

/** Nobody says more between goods and that they came; and it would cost quadratic time. */
const farthest = 4;

/**
 * "the list shows 60 ties, those arrived friday", "the 6 oil came yesterday": goods that have come already are no order.
 * Without a word of when, or the end of the sentence, it may be told how they came: "they came wet".
 */
export function takeArrived(state: State, { cue, at, next }: CueEvent): void {
  const { view } = state;
  const last = state.items.at(-1);
  if (state.condition || last?.dropped !== null || last.sentence !== state.sentence) return;
  const points = !view.lexicon.came.has(cue.words[0] ?? '');
  const mark = points && /^[,(–-]$/.test(view.tokens[last.item.next]?.text ?? '') ? 1 : 0;
  if (at - last.item.next > farthest) return;
  for (let between = last.item.next + mark; between < at; between++) if (!isIdle(view, between)) return;
  const { cameWhen, breaks } = view.lexicon;
  const after = view.tokens[next]?.text ?? '';
  if (cameWhen.has(after) || breaks.has(after) || endsField(view, next)) dropAll(state, [last]);
}
