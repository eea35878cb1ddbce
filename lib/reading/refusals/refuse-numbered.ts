import type { State } from '../edit-state';
import { dropStanding } from '../lines/act';
import { type Place, placesIn } from '../mentions/find-places';
import { numberedRow } from '../mentions/point-at-rows';
import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';

/** Words of a refusal at most, and of what may stand before its row: "leave off line 4", "please skip the line 4". */
const longestRefusal = 3;

/** "Go ahead, but leave off line 4" above the numbered list itself: the row that is refused is still to come. */
export function refuseNumbered(state: State): void {
  const refused = placesIn(state.view).filter((place) => place.labelled && isRefused(state.view, place));
  for (const { at, first } of refused.slice(0, mostRefused))
    for (const entry of numberedRow(state, first) ?? [])
      if (entry.item.at > at) dropStanding(entry, 'cancellation', 'cancelled');
}

/** Nobody refuses more rows one by one. */
const mostRefused = 30;

/** "leave off line 4"; but "we take lines 1 and 3" chooses. */
const isRefused = (view: MessageView, { at }: Place): boolean =>
  Array.from({ length: longestRefusal }, (_, i) => at - 1 - i).some((from) =>
    cuesAt(view, from).some(
      ({ cue: { kind, words }, next }) =>
        /^(?:cancel|exclude|cancelBefore)$/.test(kind) &&
        next === at &&
        !(words.length === 1 && view.lexicon.moves.has(words[0] ?? '')),
    ),
  );
