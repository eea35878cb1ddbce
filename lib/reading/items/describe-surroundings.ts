import { findPartEnds, findPartStarts } from '../../language/text/find-parts';
import { isMeasuredRow } from '../amounts/is-measured-row';
import { isSizedEntry } from '../goods/is-sized-entry';
import type { MessageView } from '../message-view';
import type { Surroundings } from '../surroundings';
import { ifHadEnd } from '../talk/find-goods-if-had';
import { isAskedAt } from '../talk/is-asked-at';
import { sentenceStart } from '../words/find-condition';
import { beginsCue, cuesAt } from '../words/find-cues';
import { isAnswered } from '../words/is-answered';
import { isIdle } from '../words/is-idle';
import { isTalk } from '../words/is-talk';
import { oncePerView } from '../words/once-per-view';
import { framedEnd } from './framed-end';
import { isSignature } from './is-signature';
import { isTold } from './is-told';
import { spokenClauseStart } from './spoken-clause';

interface Stretch {
  at: number;
  next: number;
  goodsStart: number;
  goodsEnd: number;
  quantity: number | null;
  unit: string | null;
  vague: boolean;
  known: boolean;
}

/** Describes what stands around each of the items that were read, which are given in order. */
export function describeSurroundings(view: MessageView, items: readonly Stretch[]): Surroundings[] {
  const isGoods = new Uint8Array(view.tokens.length);
  for (const { at, next } of items) isGoods.fill(1, at, next);
  const isOutside = (at: number): boolean => isGoods[at] === 0 && view.tokens[at]?.kind === 'word';
  const words: Counts = {
    all: countsBefore(view, isOutside),
    idle: countsBefore(view, (at) => isOutside(at) && (isIdle(view, at) || cuesAt(view, at).length > 0)),
    complaints: countsBefore(view, (at) => isOutside(at) && beginsCue(view, at, 'complain')),
  };
  return items.map((item, place) => describeOne(view, items, { item, place }, words));
}

/** How many words that belong to no goods stand before each token. */
interface Counts {
  all: number[];
  idle: number[];
  complaints: number[];
}

function countsBefore(view: MessageView, counts: (at: number) => boolean): number[] {
  let count = 0;
  const before = view.tokens.map((_, at) => (counts(at) ? count++ : count));
  return [...before, count];
}

function describeOne(
  view: MessageView,
  items: readonly Stretch[],
  { item, place }: { item: Stretch; place: number },
  words: Counts,
): Surroundings {
  const asked = isAskedAt(view, item.at) || isAskedToo(view, item.next);
  // "he lost it. still need the pump": what was said before speaks of other goods.
  const start = asked ? sentenceStart(view, item.at) : (clauseStartsOf(view)[item.at] ?? 0);
  const from = Math.max(start, spokenClauseStart(view)[item.at] ?? 0, item.at - farthest);
  const to = Math.min(clauseEndsOf(view)[item.next] ?? item.next, item.next + farthest);
  const within = (counts: readonly number[]): number =>
    (counts[Math.min(to, view.tokens.length)] ?? 0) - (counts[from] ?? 0);
  const near = stretchesIn(items, place, from, to);
  const precedes = areCounted(item, items[place + 1]) && touches(view, item, items[place + 1]);
  // "i will pay cash. 6 milk, 2 rice": a list of its own, whatever the sentence before it tells.
  const opensList = precedes && sentenceStart(view, item.at) === item.at;
  const listed =
    isCounted(items[place - 1]) && touches(view, items[place - 1], item) && endsRow(view, item.next);
  return {
    opens: isSeparator(view, item.at - 1),
    closes: isSeparator(view, item.next),
    strayWords: within(words.all) - within(words.idle),
    idleWords: within(words.idle),
    asked,
    bracketed: /^[([]$/.test(view.tokens[item.at - 1]?.text ?? ''),
    complains: within(words.complaints) > 0,
    quoted: isAnswered(view, item.goodsStart),
    beside: near.some((other) => other !== item && other.quantity !== null),
    marked: isMarked(view, item),
    vague: item.vague,
    idleInside: idleWithin(view, item.goodsStart, item.goodsEnd),
    questioned: view.tokens[to]?.text === '?',
    signs: isLast(items, place) && isSignature(view, item.at, item.next),
    titled: isTitled(view, item.goodsStart, item.goodsEnd),
    talk: isTalk(view, item.goodsStart, item.goodsEnd),
    told:
      !opensList &&
      isTold(
        view,
        item,
        Math.max(from, ...near.map((other) => (isKnownBefore(other, item) ? other.next : 0))),
      ),
    held: isHeld(view, item) && (!asked || isOnly(view, item.at - 1)) && view.tokens[to]?.text !== '?',
    framed: item.goodsEnd === item.next && item.next === framedEnd(view, item.goodsStart),
    ifHad: item.next === ifHadEnd(view, item.goodsStart),
    follows: areCounted(items[place - 1], item) && touches(view, items[place - 1], item),
    precedes,
    listed,
    heads: view.tokens[item.next]?.text === ':',
    sized: listed && isSizedEntry(view, item.goodsStart, item.goodsEnd),
    measuredRow: item.quantity === null && isMeasuredRow(view, item.goodsStart, item.goodsEnd),
  };
}

/** "coke 2l we have": the verb with who has it, which nothing but talk follows. "coke 2l left" may be half a count. */
function isHeld(view: MessageView, { next, quantity }: Stretch): boolean {
  if (quantity !== null) return false;
  const held = cuesAt(view, next).filter(({ cue }) => cue.kind === 'have' && cue.words.length > 1);
  const end = Math.max(0, ...held.map((cue) => cue.next));
  return end > 0 && endsTalking(view, end);
}

const isOnly = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  lexicon.only.has(tokens[at]?.text ?? '');

function endsTalking(view: MessageView, from: number): boolean {
  let at = from;
  while (view.tokens[at]?.kind === 'word' && isIdle(view, at)) at++;
  return view.tokens[at] === undefined || isSeparator(view, at);
}

const isKnownBefore = (other: Stretch, item: Stretch): boolean => other.known && other.next <= item.at;

const isLast = (items: readonly Stretch[], place: number): boolean => place === items.length - 1;

const isCounted = (item: Stretch | undefined): boolean => item !== undefined && item.quantity !== null;

const areCounted = (first: Stretch | undefined, second: Stretch | undefined): boolean =>
  isCounted(first) && isCounted(second);

/** Two goods stand side by side, as rows of a list do. */
function touches(view: MessageView, first: Stretch | undefined, second: Stretch | undefined): boolean {
  if (!first || !second) return false;
  const between = view.tokens.slice(first.next, second.at);
  return between.length <= 4 && between.every((_, i) => isJoint(view, first.next + i));
}

/** A comma, a line's end and its bullet or `>`, "and". */
const isJoint = (view: MessageView, at: number): boolean => {
  const token = view.tokens[at];
  if (token?.kind === 'newline') return true;
  if (token?.kind === 'noise') return /^(?:list-number|price|ticked|quote-mark)$/.test(token.text);
  return /^[,;&+*•-]$/.test(token?.text ?? '') || view.lexicon.and.has(token?.text ?? '');
};

function isMarked(view: MessageView, { at, next, goodsStart, goodsEnd, unit }: Stretch): boolean {
  const beside = [...view.tokens.slice(at, goodsStart), ...view.tokens.slice(goodsEnd, next)];
  return unit !== null || beside.some(({ text }) => /^[x([:=–—-]$/.test(text));
}

function idleWithin(view: MessageView, from: number, to: number): number {
  let idle = 0;
  for (let at = from; at < to; at++)
    if (
      (isIdle(view, at) && !view.lexicon.and.has(view.tokens[at]?.text ?? '')) ||
      view.tokens[at]?.text === '.'
    )
      idle++;
  return idle;
}

/** "Lemon Grove", "Summit": a name of people or places, unless the whole message is written so. */
function isTitled(view: MessageView, from: number, to: number): boolean {
  const words = view.tokens.slice(from, to).filter((token) => token.kind === 'word' && token.text.length > 1);
  return (
    words.length > 0 &&
    words.every((token) => /^\p{Lu}\p{Ll}/u.test(view.text.slice(token.start, token.start + 2)))
  );
}

/** "milk also", "milk as well pls": a word that adds closes the clause. */
function isAskedToo(view: MessageView, at: number): boolean {
  const textAt = (place: number): string => view.tokens[place]?.text ?? '';
  if (!view.lexicon.likewise.has(textAt(at))) return false;
  const next = view.lexicon.likewise.has(textAt(at + 1)) ? at + 2 : at + 1;
  return isSeparator(view, view.lexicon.breaks.has(textAt(next)) ? next + 1 : next);
}

/** Tokens looked at on either side: a line longer than that says no more, and would cost quadratic time. */
const farthest = 40;

const clauseStartsOf = oncePerView((view) => findPartStarts(view.tokens, (_, at) => endsSentence(view, at)));

const clauseEndsOf = oncePerView((view) => findPartEnds(view.tokens, (_, at) => endsSentence(view, at)));

/** Those of the stretches, which are given in order, that lie between two tokens, as the one at `place` does. */
function stretchesIn(items: readonly Stretch[], place: number, from: number, to: number): readonly Stretch[] {
  let [first, end] = [place, place + 1];
  while ((items[first - 1]?.at ?? -1) >= from) first--;
  while ((items[end]?.next ?? Number.POSITIVE_INFINITY) <= to) end++;
  return items.slice(first, end);
}

function endsSentence(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  if (token?.kind === 'newline') return true;
  return token?.kind === 'symbol' && (/^[;!?]$/.test(token.text) || (token.text === '.' && !token.glued));
}

/** "salt", but not "salt - nil". */
const endsRow = ({ tokens }: MessageView, at: number): boolean => /^[\n,;.]?$/.test(tokens[at]?.text ?? '');

function isSeparator(view: MessageView, at: number): boolean {
  const token = view.tokens[at];
  return (
    !token || token.kind === 'newline' || (token.kind === 'symbol' && /^[-,;•*|:.!?–—>]$/.test(token.text))
  );
}
