import { sendWords } from '../../language/words/pattern-words';
import { dropAll, type State, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { act, drop } from '../lines/act';
import { mentionedTwin } from '../mentions/find-meant';
import type { MessageView } from '../message-view';
import { endsSentenceAt, sentenceEnd } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';

/** "2 oats 750g? nah, nobody eats it": the goods right before a question mark that the sender then declines. */
export function refuseAsked(state: State, mark: number, ahead: readonly Event[]): void {
  const { view, items } = state;
  const last = items.at(-1);
  const isAsked = view.tokens[mark]?.text === '?' && last?.dropped === null && last.item.next === mark;
  const refuses =
    isDeclinedByOther(state, mark + 1) ||
    declines(state, mark + 1) ||
    ordersOther(state, mark + 1, ahead) ||
    regrets(state, mark + 1, ahead) ||
    isCalledOff(state, mark + 1);
  if (!isAsked || !refuses) return;
  const twin = mentionedTwin(state, last);
  act(last, 'cancellation', drop('cancelled'));
  dropAll(state, [twin ?? last]);
}

/** "you had 6 mango and 4 apple. Same again?", and "No, only 8 cranberry" below: the goods of the offer. */
export function refuseRepeat(state: State, mark: number): void {
  const { tokens, lexicon } = state.view;
  if (tokens[mark]?.text !== '?' || !lexicon.repeating.has(tokens[mark - 1]?.text ?? '')) return;
  let answer = mark + 1;
  while (tokens[answer]?.kind === 'newline' || /^["'”’>*]$/.test(tokens[answer]?.text ?? '')) answer++;
  const word = tokens[answer]?.text ?? '';
  if (!lexicon.denies.has(word) && !lexicon.declines.has(word)) return;
  const offered = state.items.filter(({ dropped }) => dropped === null);
  dropAll(state, offered);
  steer(state, { repeats: null });
}

const sending = new Set(sendWords);

/** "no take 12 mint": a verb of ordering and its goods; "no send 3" corrects. */
function ordersOther({ view: { tokens, lexicon } }: State, at: number, ahead: readonly Event[]): boolean {
  const orders = lexicon.denies.has(tokens[at]?.text ?? '') && sending.has(tokens[at + 1]?.text ?? '');
  return orders && ahead.find(({ type }) => type === 'item' || type === 'number')?.type === 'item';
}

/** "dont bother", "skip it", and the sentence ends. */
const isCalledOff = ({ view }: State, at: number): boolean =>
  cuesAt(view, at).some(
    ({ cue, next }) =>
      /^cancel(?:Before)?$/.test(cue.kind) && (next >= view.tokens.length || endsSentenceAt(view, next)),
  );

/** "no sorry wrong supplier", "no thats for the other shop": a sentence that names no goods and no number instead. */
function regrets({ view }: State, at: number, ahead: readonly Event[]): boolean {
  const { denies, regrets: sorry } = view.lexicon;
  const [word, next] = [view.tokens[at]?.text ?? '', view.tokens[at + 1]?.text ?? ''];
  if (!denies.has(word) || !sorry.has(next)) return false;
  const end = answerEnd(view, at);
  const isGoods = (event: Event): boolean => event.type === 'item' || event.type === 'number';
  return !ahead.some((event) => isGoods(event) && (event.type === 'item' ? event.item.at : event.at) < end);
}

/** Where the sentence ends, or the colon or picture before what is said next: "no sorry wrong chat :) for you: 6 milk". */
function answerEnd(view: MessageView, from: number): number {
  const last = sentenceEnd(view, from);
  let end = from;
  while (end < last && !/^(?:[:–—]|\p{Extended_Pictographic})$/u.test(view.tokens[end]?.text ?? '')) end++;
  return end;
}

/** "soap? / Ann 08:40: no thanks": another one of a chat answers. */
function isDeclinedByOther({ view: { tokens, lexicon } }: State, at: number): boolean {
  const isOther = tokens[at]?.kind === 'newline' && tokens[at + 1]?.text === 'chat-header';
  const [word, next] = [tokens[at + 2]?.text ?? '', tokens[at + 3]];
  return (
    isOther &&
    (lexicon.denies.has(word) || lexicon.declines.has(word)) &&
    next?.kind !== 'number' &&
    !sending.has(next?.text ?? '')
  );
}

/** "nah …", "no." and no more; but "no, 6" corrects, and "no problem" goes on. */
function declines({ view: { tokens, lexicon } }: State, at: number): boolean {
  const [word, next] = [tokens[at]?.text ?? '', tokens[at + 1]];
  if (lexicon.declines.has(word)) return next?.kind !== 'number' && tokens[at + 2]?.kind !== 'number';
  return (
    lexicon.denies.has(word) && (next === undefined || next.kind === 'newline' || /^[.!]$/.test(next.text))
  );
}
