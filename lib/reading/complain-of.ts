import { type State, setMode } from './edit-state';
import { sentenceEnd, sentenceStart } from './find-condition';
import { isIdle } from './is-idle';
import type { CueEvent } from './judge-cancel-cue';
import type { MessageView } from './message-view';
import type { Event } from './segment';

/**
 * "2 sugar 10kg were missing", "the milk you sent": goods of an earlier delivery right before the complaint.
 * "came with 3 cracked tiles": where the complaint opens, what follows in its sentence.
 */
export function complainOf(state: State, event: CueEvent, next: Event | undefined): void {
  if (asksAgain(state, event.at)) return;
  const last = state.items.at(-1);
  if (last?.sentence === state.sentence && isBeside(state, last.item.next, event.at)) {
    if (last.dropped === null) last.dropped = 'complaint';
    return;
  }
  const { opensComplaint } = state.view.lexicon;
  const opens = event.cue.words.some((word) => opensComplaint.has(word)) || asksMoneyFor(state, event, next);
  if (opens && /^(?:order|ask)$/.test(state.mode)) setMode(state, 'complain', event.cue.words.join(' '));
}

/** "the credit for the 3 broken tiles": goods follow; but "on credit for the shop: 3 tiles". */
const asksMoneyFor = ({ view }: State, { cue, next: end }: CueEvent, next: Event | undefined): boolean =>
  cue.words.some((word) => view.lexicon.refunds.has(word)) &&
  next?.type === 'item' &&
  next.item.at <= end + 1;

/** "pls replace the 3 broken …", "was short 2 …, please send": the same sentence wants them again; but "I want credit for them". */
function asksAgain({ view }: State, at: number): boolean {
  const from = sentenceStart(view, at);
  const to = sentenceEnd(view, at);
  if (view.tokens.slice(from, to).some(({ text }) => view.lexicon.refunds.has(text))) return false;
  for (let place = from; place < to; place++)
    if (
      view.lexicon.again.has(view.tokens[place]?.text ?? '') &&
      !view.lexicon.missing.has(view.tokens[place - 1]?.text ?? '') &&
      !isNoun(view, place)
    )
      return true;
  return false;
}

/** "our order", "last order": nothing that is asked for. */
function isNoun({ tokens, lexicon }: MessageView, at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return lexicon.owning.has(before) || lexicon.ordinals.get(before) === -1;
}

/** Nothing but idle words stands between goods and what is said of them. */
function isBeside(state: State, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isIdle(state.view, at)) return false;
  return to - from <= 3;
}
