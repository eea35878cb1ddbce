import { type State, setMode } from '../edit-state';
import type { Event } from '../items/segment';
import type { MessageView } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { asksAgain } from './asks-again';
import type { CueEvent } from './judge-cancel-cue';

/**
 * "2 sugar 10kg were missing", "the milk you sent": goods of an earlier delivery right before the complaint.
 * "came with 3 cracked tiles": where the complaint opens, what follows in its sentence.
 */
export function complainOf(state: State, event: CueEvent, ahead: readonly Event[]): void {
  if (asksAgain(state.view, event.at) || wantsNone(state.view, event.at)) return;
  const last = state.items.at(-1);
  const behind = last ? behindMark(state, behindTime(state.view, last.item.next), event) : event.at;
  const isTold = last !== undefined && tellsWhen(state.view, last.item.next, event.at);
  if (last?.sentence === state.sentence && (isTold || isBeside(state, behind, event.at))) {
    if (last.dropped === null) last.dropped = 'complaint';
    return;
  }
  const { opensComplaint } = state.view.lexicon;
  const opens = event.cue.words.some((word) => opensComplaint.has(word)) || asksMoneyFor(state, event, ahead);
  if (opens && /^(?:order|ask)$/.test(state.mode)) setMode(state, 'complain', event.cue.words.join(' '));
}

/** "6 candles and please no broken ones": how they are not to come. */
const wantsNone = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  [lexicon.denies, lexicon.refuses].some((words) => words.has(tokens[at - 1]?.text ?? ''));

/** "the credit for the 3 broken tiles", "please return for credit 3 tiles": goods follow; but "on credit for the shop: 3 tiles". */
const asksMoneyFor = ({ view }: State, { cue, next: end }: CueEvent, ahead: readonly Event[]): boolean => {
  const goods = ahead.find(({ type }) => type === 'item');
  const { refunds, givesBack } = view.lexicon;
  if (goods?.type !== 'item' || !cue.words.some((word) => refunds.has(word) || givesBack.has(word)))
    return false;
  const isLed = view.tokens.slice(end, goods.item.at).every((_, i) => leadsToGoods(view, end + i));
  return goods.item.at <= end + 1 || isLed;
};

/** What stands between a refund and its goods: "for", "please", "credit for the", and the colon of "Returns:". */
function leadsToGoods({ tokens, lexicon }: MessageView, at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const { purpose, breaks, definite, links, refunds } = lexicon;
  if (text === ':') return refunds.has(tokens[at - 1]?.text ?? '');
  return [purpose, breaks, definite, links, refunds].some((words) => words.has(text));
}

/** "the eggs from last week were broken": behind the words that say which. */
const behindTime = (view: MessageView, from: number): number =>
  cuesAt(view, from).find(({ cue }) => cue.kind === 'again')?.next ?? from;

/** "2 flour, damaged.", "2 flour (burst)": what closes its clause may stand apart from the goods. */
const behindMark = ({ view: { tokens } }: State, from: number, { next }: CueEvent): number =>
  /^[,(–-]$/.test(tokens[from]?.text ?? '') &&
  tokens[next]?.kind !== 'word' &&
  tokens[next]?.kind !== 'number'
    ? from + 1
    : from;

/** So many words may tell of goods when they came. */
const longestTold = 6;

/** "the tiles we got last time leaked": words of talk that say when, and no others. */
function tellsWhen(view: MessageView, from: number, to: number): boolean {
  const { cameWhen, talk, subjects } = view.lexicon;
  const between = view.tokens.slice(from, to);
  const isTalk = ({ text }: { text: string }, i: number): boolean =>
    talk.has(text) || subjects.has(text) || cameWhen.has(text) || isIdle(view, from + i);
  return (
    between.length > 0 &&
    between.length <= longestTold &&
    between.every(isTalk) &&
    between.some(({ text }) => cameWhen.has(text))
  );
}

/** Nothing but idle words stands between goods and what is said of them. */
function isBeside(state: State, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isIdle(state.view, at)) return false;
  return to - from <= 3;
}
