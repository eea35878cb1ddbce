import { isRefusing, type State } from '../edit-state';
import type { Event } from '../items/segment';
import type { MessageView } from '../message-view';
import { sentenceStart } from '../words/find-condition';
import { beginsCue } from '../words/find-cues';
import { isGoodsWord } from '../words/is-idle';
import { endsField } from '../words/skip-punctuation';
import type { CueEvent } from './judge-cancel-cue';

/** "we still have …", "left: …", "no nails, have 2 boxes": a cue behind which goods are counted, and not ordered. */
export function tellsStock(state: State, event: CueEvent, ahead: readonly Event[]): boolean {
  const { view } = state;
  const { kind } = event.cue;
  // "we found your prices better so 10 rice"
  const { tellsBeside, holding } = view.lexicon;
  const isVerb = event.cue.words.some((word) => tellsBeside.has(word) && !holding.has(word));
  if (isVerb && !isBeside(ahead[0], event.next)) return false;
  if (kind === 'holds') return !holdsEvent(view, event.next, ahead) && !countsPlace(view, event);
  if (kind !== 'have' || isMissingList(view, event)) return false;
  return (
    (!state.condition && view.tokens[event.next]?.text === ':' && !isWhatFor(view, event)) ||
    isReason(state, event) ||
    opensCount(state, event)
  );
}

/** "for stock: 3 barbed wire": what the order is for. */
const isWhatFor = ({ tokens, lexicon }: MessageView, { at }: CueEvent): boolean =>
  lexicon.purpose.has(tokens[at - 1]?.text ?? '');

const isBeside = (next: Event | undefined, at: number): boolean =>
  next?.type === 'item' ? next.item.at === at : next?.type === 'number' && next.at === at;

/** "we still have 6.", "no cement, still have 6 bags": the number is what is there, and the quantity of no goods. */
export const countsStock = (
  state: State,
  event: CueEvent,
  next: Event | undefined,
): next is Extract<Event, { type: 'number' }> =>
  next?.type === 'number' &&
  next.at === event.next &&
  ((event.cue.kind === 'holds' && (endsField(state.view, next.next) || isOfBefore(state, event))) ||
    (/^(?:holds|have)$/.test(event.cue.kind) && isReason(state, event)));

/** "the stout i still have two crates so dont bring any": of the goods right before it, which have no quantity. */
const isOfBefore = ({ items }: State, { at }: CueEvent): boolean =>
  items.at(-1)?.item.next === at && items.at(-1)?.quantity === null;

/** The "dont have:" of "what we have: 2 hammers. What we dont have: 4 saws": what follows is what is wanted. */
export const isMissingList = ({ tokens, lexicon }: MessageView, { at, next }: CueEvent): boolean =>
  tokens[next]?.text === ':' &&
  [lexicon.forbids, lexicon.denies].some((words) => words.has(tokens[at - 1]?.text ?? ''));

/**
 * isiZulu "sisenayo", we still have it, takes out the goods right before it; but "ungafaki ushukela, sisenawo" tells why they are
 * out, "ubisi cha, sisenalo" is said of goods that nobody knows, and ", sisenayo irayisi" of those that follow.
 */
export function holdsOthers(state: State, event: CueEvent, after: Event | undefined): boolean {
  const { view, items } = state;
  if (!beginsCue(view, event.at, 'holds')) return false;
  const end = items.at(-1)?.item.next ?? 0;
  const isOfOthers = view.tokens.slice(end, event.at).some((_, i) => isGoodsWord(view, end + i));
  const isAhead = after?.type === 'item' && after.item.at === event.next && after.item.quantity === null;
  return isReason(state, event) || isOfOthers || (isAhead && end !== event.at);
}

/** "we have a wedding this weekend: 20 milk", "i got the flyer, 20 milk": no goods stand behind the article. */
const holdsEvent = (view: MessageView, at: number, [article, word]: readonly Event[]): boolean =>
  (view.lexicon.articles.has(view.tokens[at]?.text ?? '') ||
    (view.lexicon.definite.has(view.tokens[at]?.text ?? '') &&
      [at + 2, at + 3].some((end) => view.tokens[end]?.text === ','))) &&
  article?.type === 'skipped' &&
  word?.type === 'skipped' &&
  view.tokens[word.at]?.kind === 'word';

/** So far behind the verb the place is named: "counted the whole cleaning shelf". */
const farthestPlace = 4;

/** "i counted the fridge and it is bad, 6 milk": what was looked at, and then an order; but "counted the fridge: 6 milk". */
function countsPlace({ tokens, lexicon }: MessageView, { cue, next: from }: CueEvent): boolean {
  const { definite, owning, stores, subjects } = lexicon;
  if (cue.words.length > 1 || subjects.has(cue.words[0] ?? '')) return false;
  const article = tokens[from]?.text ?? '';
  if (!definite.has(article) && !owning.has(article)) return false;
  let at = from + 1;
  while (at < from + farthestPlace && tokens[at]?.kind === 'word' && !stores.has(tokens[at]?.text ?? ''))
    at++;
  return stores.has(tokens[at]?.text ?? '') && tokens[at + 1]?.text !== ':';
}

/** "have 9 pine stain", as a row below "have 2 need 6 oak stain": counted, and no need of more is said. */
const opensCount = ({ view, items }: State, { at }: CueEvent): boolean =>
  (view.tokens[at - 1]?.kind ?? 'newline') === 'newline' && items.at(-1)?.item.restock === true;

/**
 * "orange - 7 left", "orange have 7", among rows like "grape - 1 left, send 2" and behind "fine for juice": counted, and nothing
 * asked for.
 */
export const isHeldRow = (state: State, event: CueEvent, ahead: readonly Event[]): boolean => {
  const { items } = state;
  const { cue, at } = event;
  const last = items.at(-1);
  const isBefore = last?.dropped === null && last.item.next === at;
  const isCounted = isBefore && (last.item.side === 'trail' || last.quantity === null);
  if (!isCounted || last.item.restock) return false;
  if (cue.kind !== 'have') return false;
  const asks = ahead.some((event) => event.type === 'item' && event.item.restock);
  return asks || items.some(({ item }) => item.restock) || isReason(state, event);
};

/** "no nails, have 2 boxes of the coil": why nothing is wanted of what the sentence has refused. */
export function isReason(state: State, { at }: { at: number }): boolean {
  const from = sentenceStart(state.view, at);
  const refused = state.unread.at(-1)?.from ?? -1;
  const isOut = state.undo.length > 0 && state.undoSentence === state.sentence;
  return isRefusing(state) || refused >= from || isOut;
}
