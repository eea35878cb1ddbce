import type { EditedItem, State } from '../edit-state';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { endsSentenceAt, isQuestion, sentenceEnd, sentenceStart } from '../words/find-condition';
import type { CueEvent } from './judge-cancel-cue';

/** Whether goods of a question or condition are only asked for, and not ordered in so many. */
export const isOnlyAsked = (state: State, { item, quantity }: EditedItem): boolean =>
  quantity === null ||
  isFormer(state) ||
  isPriced(state, item) ||
  isQuoted(state, item) ||
  isArticle(state, item) ||
  isKnownGoods(state, item) ||
  isOfPrice(state, item) ||
  (isInside(state, item) && !isWished(state, item));

/** "originally we had 20 brushes", "did the 20 brushes arrive?": no longer, or not yet again, however many. */
const isFormer = ({ view: { lexicon }, cue }: State): boolean =>
  cue.split(' ').some((word) => lexicon.former.has(word) || lexicon.past.has(word));

/** "he was the one who ordered 5": what a question would ask about begins so, but this tells it. */
export const isToldOfPast = ({ view }: State, { cue, at }: CueEvent): boolean =>
  cue.kind === 'ask' &&
  !cue.words.some((word) => view.lexicon.former.has(word)) &&
  view.lexicon.past.has(cue.words[0] ?? '') &&
  view.tokens[sentenceEnd(view, at)]?.text !== '?';

/** "how much are 10 bags of cement?": of so many it asks the price; but "price of the cement, and 4 bags of lime". */
function isPriced({ view, cue, items, sentence }: State, { next }: ItemEdge): boolean {
  if (!cue.split(' ').some((word) => view.lexicon.pricing.has(word))) return false;
  const isFirst = !items.some((entry) => entry.sentence === sentence && entry.dropped === 'question');
  return isFirst || view.tokens[sentenceEnd(view, next)]?.text === '?';
}

/** "can you quote me on the beans, about 40 of them?": a question for their price; "quote me on 40, and pack them" is more. */
const isQuoted = ({ view, cue }: State, { next }: ItemEdge): boolean =>
  cue.split(' ').some((word) => view.lexicon.quoting.has(word)) &&
  view.tokens[sentenceEnd(view, next)]?.text === '?';

/** "he asked about a 50 l drum": no count; but "do you have a case of milk for me?" */
const isArticle = ({ view }: State, { at, unit }: ItemEdge): boolean =>
  unit === null && view.lexicon.articles.has(view.tokens[at]?.text ?? '');

/** "are the 4 vines back yet?": goods that both know of; but "can i get the 4 kg?" */
const isKnownGoods = ({ view }: State, { at }: ItemEdge): boolean =>
  view.lexicon.definite.has(view.tokens[at - 1]?.text ?? '') && isQuestion(view, sentenceStart(view, at));

/** "is the toffee still 45 a bag?": a question about goods, and a number behind them that counts none. */
const isOfPrice = ({ view }: State, { at, side }: ItemEdge): boolean => {
  const from = sentenceStart(view, at);
  return side === 'trail' && view.lexicon.being.has(view.tokens[from]?.text ?? '') && isQuestion(view, from);
};

/** Nothing but the condition names it: no "send 5" after it. */
const isInside = ({ condition }: State, item: ItemEdge): boolean =>
  condition !== null && item.next <= condition.to;

/** "if you have the peach tea, 10 of that": the number is of goods that are wished for. */
const countsThose = ({ tokens, lexicon }: MessageView, next: number): boolean =>
  lexicon.links.has(tokens[next - 2]?.text ?? '') && lexicon.pointing.has(tokens[next - 1]?.text ?? '');

/** "and if you have 8 bath foam.": so many are ordered; but "tell me if you have 8". */
function isWished({ view, condition }: State, { side, next, quantity, vague }: ItemEdge): boolean {
  if (condition && side === 'trail' && countsThose(view, next)) return true;
  if (!condition || side !== 'lead' || quantity === null || vague) return false;
  const end = behindToo(view, next);
  const before = view.tokens[condition.from - 1];
  const opens = before?.kind !== 'word' || view.lexicon.and.has(before.text);
  return end === condition.to && opens && (end >= view.tokens.length || endsSentenceAt(view, end));
}

/** "if he comes this way anyway 2 juice too", "… 2 juice as well": the token behind what says that they come too. */
function behindToo({ tokens, lexicon }: MessageView, from: number): number {
  let end = from;
  while (lexicon.likewise.has(tokens[end]?.text ?? '')) end++;
  return end;
}

/** "price on the rice? and the beans?": the question goes on; but "and 5 beans?" */
export function asksOn({ view, mode }: State, at: number): boolean {
  if (mode !== 'ask' || view.tokens[at]?.text !== '?') return false;
  const from = at + 1;
  const end = sentenceEnd(view, from);
  return view.tokens[end]?.text === '?' && view.lexicon.and.has(view.tokens[from]?.text ?? '');
}
