import { isNumeral, type MessageView } from '../message-view';
import { endsSentenceAt, isQuestion, sentenceEnd, sentenceStart } from '../words/find-condition';
import { isGoodsWord } from '../words/is-idle';

/** So far behind a complaint, in tokens, its goods are asked for again. */
const farthest = 40;

/** And so far from it in speech. */
const nearest = 10;

/**
 * The goods that a complaint is made of are wanted still: in its own sentence ("pls replace the 3 broken tiles") or in one
 * behind it ("2 tiles were missing. The grout came. Please send them"); but not "… I want credit for them".
 */
export function asksAgain(view: MessageView, at: number): boolean {
  const end = sentenceEnd(view, at);
  // A transcript has no ends of sentences: what is asked for further off are other goods.
  const [from, until] = view.voice ? [at - nearest, at + nearest] : [sentenceStart(view, at), end];
  if (asksInside(view, Math.max(from, sentenceStart(view, at)), at, Math.min(until, end))) return true;
  const to = Math.min(view.tokens.length, end + farthest);
  for (let from = end + 1; from < to; from = sentenceEnd(view, from) + 1) {
    const next = Math.min(to, sentenceEnd(view, from));
    // "Also send", and below it the list of what is to come.
    if (view.tokens[next]?.kind === 'newline' && isNumeral(view, next + 1)) return false;
    // What is counted are other goods, and "send them" may be said of those.
    for (let place = from; place < next; place++) if (isNumeral(view, place)) return false;
    if (asksForThem(view, from, next)) return true;
  }
  return false;
}

/** "pls replace the 3 broken …", "was short 2 …, please send"; but "… were broken, and send 4 bricks" asks for others. */
function asksInside(view: MessageView, from: number, told: number, to: number): boolean {
  if (holdsAny(view, from, to, view.lexicon.refunds)) return false;
  for (let at = from; at < to; at++)
    if (isRequest(view, at) && !leadsInto(view, at, told))
      if (at < told || meansThem(view, at + 1) || countsThem(view, at + 1)) return true;
  return false;
}

/** The "need to" of "we need to send back 2 …": what is asked for is what the complaint tells. */
const leadsInto = (view: MessageView, at: number, told: number): boolean =>
  (at + 2 === told && view.lexicon.to.has(view.tokens[at + 1]?.text ?? '')) || splits(view, at, told);

/** The "stuur" of "ons stuur 3 x … terug": its own other half is the complaint. */
const splits = ({ tokens, lexicon }: MessageView, at: number, told: number): boolean =>
  lexicon.givesBack.has(tokens[told]?.text ?? '') && lexicon.subjects.has(tokens[at - 1]?.text ?? '');

/** "replace 4 and add …", "send the 2 today": so many of those that are told of, and no other goods. */
function countsThem(view: MessageView, at: number): boolean {
  const count = view.lexicon.definite.has(view.tokens[at]?.text ?? '') ? at + 1 : at;
  return isNumeral(view, count) && !isGoodsWord(view, count + 1) && !isNumeral(view, count + 1);
}

/** "Please send them with the next truck", "pls resend", "kindly deliver the missing stock"; but "send a driver", "send them back". */
function asksForThem(view: MessageView, from: number, to: number): boolean {
  const { refunds, givesBack, forbids } = view.lexicon;
  if ([refunds, givesBack, forbids].some((words) => holdsAny(view, from, to, words))) return false;
  if (isQuestion(view, from)) return false;
  for (let at = from; at < to; at++) if (isRequest(view, at) && meansThem(view, at + 1)) return true;
  return false;
}

/** Behind a request: it ends, says when, or points at goods of before. */
function meansThem(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  const { kind, text = '' } = tokens[at] ?? {};
  const { pointing, those, soon, breaks, cameWhen, definite, owning } = lexicon;
  if ((kind !== 'word' && kind !== 'number') || endsSentenceAt(view, at)) return true;
  if ([pointing, those, soon, breaks, cameWhen, lexicon.and, lexicon.to].some((words) => words.has(text)))
    return true;
  if (lexicon.ones.has(tokens[at + 1]?.text ?? '')) return true;
  const named = definite.has(text) || owning.has(text) ? (tokens[at + 1]?.text ?? '') : text;
  return [lexicon.rest, lexicon.missing, lexicon.lacking].some((words) => words.has(named));
}

/** A word that asks for goods; but "our order", "last order", "no order", "todays order:". */
function isRequest(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  const before = tokens[at - 1]?.text ?? '';
  const { text = '' } = tokens[at] ?? {};
  return (
    lexicon.again.has(text) &&
    !isTitle(view, at) &&
    // "send back"; but "need to" may be said of it
    !lexicon.givesBack.has(tokens[at + 1]?.text ?? '') &&
    !lexicon.forbids.has(before) &&
    // "when you bring these"; but "can you bring"
    !lexicon.whens.has(tokens[at - 2]?.text ?? '') &&
    !lexicon.owning.has(before) &&
    !lexicon.missing.has(before) &&
    lexicon.ordinals.get(before) !== -1
  );
}

/** "todays order:", "New order, ref 77", "need:", and "Send" above rows that are counted: what follows is the list of other goods. */
function isTitle(view: MessageView, at: number): boolean {
  const { kind, text } = view.tokens[at + 1] ?? {};
  if (view.lexicon.ordering.has(view.tokens[at]?.text ?? ''))
    return kind === 'newline' || /^[:,–—-]$/.test(text ?? '');
  if (text === ':') return true;
  return kind === 'newline' && isCountedRow(view, at + 2);
}

/** "4 rice", "rice x 4": a line that begins or ends in a number. */
function isCountedRow(view: MessageView, from: number): boolean {
  const end = sentenceEnd(view, from);
  return isNumeral(view, from) || (end - from > 1 && isNumeral(view, end - 1));
}

const holdsAny = ({ tokens }: MessageView, from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (words.has(tokens[at]?.text ?? '')) return true;
  return false;
};
