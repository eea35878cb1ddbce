import { type EditedItem, type State, setMode } from '../edit-state';
import type { Event } from '../items/segment';
import { act, drop, dropStanding } from '../lines/act';
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
  if (asksAgain(state.view, event.at) || wantsNone(state.view, event.at) || isAccount(state, event)) return;
  const last = state.items.at(-1);
  const behind = last ? behindMark(state, behindTime(state.view, last.item.next), event) : event.at;
  const isTold = last !== undefined && tellsWhen(state.view, last.item.next, event.at);
  if (last?.sentence === state.sentence && (isTold || isBeside(state, behind, event.at))) {
    dropStanding(last, 'complaint', 'complaint');
    return;
  }
  if (opensBeside(state, event, ahead) || asksMoneyFor(state, event, ahead)) {
    if (/^(?:order|ask)$/.test(state.mode)) setMode(state, 'complain', event.cue.words.join(' '));
  } else if (last && isToldBroken(state, last, event)) act(last, 'complaint', drop('complaint'));
}

/**
 * "2 cases that we never ordered", "there were 2 cases too many, please take them back": nothing is wanted of goods right before
 * it, or of those that it points at, whatever else the sentence asks for.
 */
export function sendBack(state: State, { at, cue, next }: CueEvent): void {
  const { items, sentence, view } = state;
  const last = items.at(-1);
  if (last?.sentence !== sentence) return;
  const points = cue.words.slice(1).some((word) => view.lexicon.pointing.has(word));
  const { subjects, cameWhen } = view.lexicon;
  // "6 milk, we didnt order last week": why, and nothing of the milk.
  const isClause = subjects.has(cue.words[0] ?? '') && !points;
  if (isClause && cameWhen.has(view.tokens[next]?.text ?? '')) return;
  const mark = !isClause && /^[,(–-]$/.test(view.tokens[last.item.next]?.text ?? '') ? 1 : 0;
  if (points || isBeside(state, last.item.next + mark, at)) dropStanding(last, 'complaint', 'complaint');
}

/** "came with 3 cracked tiles"; and "billed 24 tiles", "my neighbour took 6 tiles" where goods or their number follow at once. */
function opensBeside({ view }: State, { cue, next: end }: CueEvent, [next]: readonly Event[]): boolean {
  const { opensComplaint, tellsBeside, articles } = view.lexicon;
  const isBeside = next?.type === 'item' ? next.item.at === end : next?.type === 'number' && next.at === end;
  // "they gave us a whole carton": how it was, and other goods may follow.
  const follows = isBeside && !articles.has(view.tokens[end]?.text ?? '');
  const [word = '', ...more] = cue.words;
  if (more.length === 0 && tellsBeside.has(word)) return follows;
  return cue.words.some((one) => opensComplaint.has(one) || (follows && tellsBeside.has(one)));
}

/** "2 tiles came cracked, i need a credit": money is asked for, for the goods that the same sentence has just told of. */
function isToldBroken({ view, sentence }: State, last: EditedItem, { cue }: CueEvent): boolean {
  const { refunds, came, being } = view.lexicon;
  const told = view.tokens.slice(last.item.next, last.item.next + farthestTold);
  return (
    last.dropped === null &&
    last.sentence === sentence &&
    cue.words.some((word) => refunds.has(word)) &&
    told.some(({ text }) => came.has(text) || being.has(text))
  );
}

/** So far behind goods stands the "were" of "the 20 tiles 4 of them were open". */
const farthestTold = 5;

/** "on credit till friday", "on my credit account": how goods are paid for. */
const isAccount = ({ view: { tokens, lexicon } }: State, { cue, at }: CueEvent): boolean =>
  cue.words.length === 1 &&
  lexicon.refunds.has(cue.words[0] ?? '') &&
  [lexicon.owning, lexicon.within, lexicon.likens].some((words) => words.has(tokens[at - 1]?.text ?? ''));

/** "6 candles and please no broken ones": how they are not to come. */
const wantsNone = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  [lexicon.denies, lexicon.refuses].some((words) => words.has(tokens[at - 1]?.text ?? ''));

/** "the credit for the 3 broken tiles", "please return for credit 3 tiles": goods follow; but "on credit for the shop: 3 tiles". */
const asksMoneyFor = ({ view }: State, { cue, next: end }: CueEvent, ahead: readonly Event[]): boolean => {
  const goods = ahead.find(({ type }) => type === 'item');
  const { refunds, givesBack, purpose, to } = view.lexicon;
  if (goods?.type !== 'item' || !cue.words.some((word) => refunds.has(word) || givesBack.has(word)))
    return false;
  const between = view.tokens.slice(end, goods.item.at);
  const isLed = between.every((_, i) => leadsToGoods(view, end + i));
  // "Returns for your driver: 2 tiles"
  const isTitle =
    between.at(-1)?.text === ':' && between.slice(0, -2).every((_, i) => leadsToGoods(view, end + i));
  return (
    goods.item.at <= end + 1 ||
    isLed ||
    (isTitle && [purpose, to].some((words) => words.has(between[0]?.text ?? '')))
  );
};

/** What stands between a refund and its goods: "for", "please", "credit for the", and the colon of "Returns:". */
function leadsToGoods({ tokens, lexicon }: MessageView, at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const { purpose, breaks, definite, links, refunds } = lexicon;
  if (text === ':') return [refunds, breaks].some((words) => words.has(tokens[at - 1]?.text ?? ''));
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
