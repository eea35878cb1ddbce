import type { EditedItem, State } from '../edit-state';
import { act, drop } from '../lines/act';
import { type Place, placesIn } from '../mentions/find-places';
import type { MessageView } from '../message-view';
import { sentenceEnd, sentenceStart } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { answeredLineAt } from '../words/is-answered';
import { isIdle } from '../words/is-idle';

/**
 * "just the first two please", "only send the last one": of the rows above, or of those that the message answers, none but
 * these are ordered.
 */
export function choosePlaced(state: State): void {
  const { view } = state;
  const chosen = placesIn(view).filter((place) => !place.labelled && isOnly(view, place));
  for (const place of chosen.slice(0, mostChoices)) {
    const rows = rowsOf(state, place.at);
    const kept = place.first > 0 ? rows.slice(place.first - 1).slice(0, place.many) : rows.slice(place.first);
    if (kept.length !== place.many) continue;
    for (const row of rows) if (!kept.includes(row)) act(row, 'answer to a list', drop('cancelled'));
  }
}

/** Nobody chooses more often. */
const mostChoices = 5;

/** The rows that are answered; where none are quoted, those that stand before a token, or in a list sent on below it. */
function rowsOf({ view, items }: State, at: number): EditedItem[] {
  const standing = items.filter(({ dropped }) => dropped === null);
  const answered = standing.filter(({ item }) => answeredLineAt(view, item.goodsStart) >= 0);
  if (answered.length > 0) return answered;
  const above = standing.filter(({ item }) => item.at < at);
  return above.length > 0 ? above : standing;
}

/** So far before stands the "only" of "only send me the last one". */
const farthestOnly = 4;

/** More tokens of a sentence are not looked at. */
const farthest = 30;

/** Behind "only", which cancels nothing, and nothing is counted in the sentence: no "drop only the last one". */
function isOnly(view: MessageView, { at, next }: Place): boolean {
  let before = at - 1;
  while (
    before >= at - farthestOnly &&
    isIdle(view, before) &&
    !view.lexicon.only.has(view.tokens[before]?.text ?? '')
  )
    before--;
  if (!view.lexicon.only.has(view.tokens[before]?.text ?? '')) return false;
  if (beginsCue(view, before - 1, 'cancel', 'exclude') || beginsCue(view, next, 'cancelBefore')) return false;
  const [from, to] = [sentenceStart(view, at), sentenceEnd(view, next)];
  for (let i = Math.max(from, at - farthest); i < Math.min(to, next + farthest); i++)
    if ((i < at || i >= next) && view.tokens[i]?.kind === 'number') return false;
  return true;
}
