import { isNumeral, type MessageView } from '../message-view';
import { endsSentenceAt, isQuestion, sentenceEnd, sentenceStart } from '../words/find-condition';

/** So far behind a complaint, in tokens, its goods are asked for again. */
const farthest = 40;

/**
 * The goods that a complaint is made of are wanted still: in its own sentence ("pls replace the 3 broken tiles") or in one
 * behind it ("2 tiles were missing. The grout came. Please send them"); but not "… I want credit for them".
 */
export function asksAgain(view: MessageView, at: number): boolean {
  const end = sentenceEnd(view, at);
  if (asksInside(view, sentenceStart(view, at), end)) return true;
  const to = Math.min(view.tokens.length, end + farthest);
  for (let from = end + 1; from < to; from = sentenceEnd(view, from) + 1) {
    const next = Math.min(to, sentenceEnd(view, from));
    // What is counted are other goods, and "send them" may be said of those.
    for (let place = from; place < next; place++) if (isNumeral(view, place)) return false;
    if (asksForThem(view, from, next)) return true;
  }
  return false;
}

/** "pls replace the 3 broken …", "was short 2 …, please send". */
function asksInside(view: MessageView, from: number, to: number): boolean {
  if (holdsAny(view, from, to, view.lexicon.refunds)) return false;
  for (let at = from; at < to; at++) if (isRequest(view, at)) return true;
  return false;
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
  if ([pointing, those, soon, breaks, cameWhen].some((words) => words.has(text))) return true;
  const named = definite.has(text) || owning.has(text) ? (tokens[at + 1]?.text ?? '') : text;
  return [lexicon.rest, lexicon.missing, lexicon.lacking].some((words) => words.has(named));
}

/** A word that asks for goods; but "our order", "last order", "no order". */
function isRequest({ tokens, lexicon }: MessageView, at: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  return (
    lexicon.again.has(tokens[at]?.text ?? '') &&
    !lexicon.owning.has(before) &&
    !lexicon.missing.has(before) &&
    lexicon.ordinals.get(before) !== -1
  );
}

const holdsAny = ({ tokens }: MessageView, from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (words.has(tokens[at]?.text ?? '')) return true;
  return false;
};
