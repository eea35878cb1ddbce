import { findPartStarts } from '../../language/text/find-parts';
import type { Token } from '../../language/text/tokenise';
import { chainAt } from '../amounts/chain-at';
import { isSize } from '../amounts/is-size';
import { isBehindTalk } from '../goods/is-behind-talk';
import type { ItemEdge } from '../item-edge';
import type { MessageView } from '../message-view';
import { weights } from '../reading-weights';
import { changeAt } from '../talk/find-change';
import { endsSentenceAt } from '../words/find-condition';
import { isInAnswer } from '../words/is-answered';
import { isIdle } from '../words/is-idle';
import { oncePerToken, oncePerView } from '../words/once-per-view';
import { closesRound, turnsRound } from './turns-round';

/**
 * How an item is written, apart from its goods and numbers: where the quantity stands, by what marks and unit, and
 * what fences the item off. Who writes three items one way writes the fourth so too.
 */
export interface Frame {
  /** Side and marks of the quantity: `lead x`, `trail :`. A unit may come and go. */
  hand: string;
  /** What stands before the item and what behind it, as one number: whether it fills its line, or its place between two commas. */
  fence: number;
  /** Where the field begins that it stands in: its line, or in a message of one line what commas part. */
  field: number;
}

/** The frame of an item; null for goods without a quantity. */
function frameOf(view: MessageView, item: ItemEdge): Frame | null {
  if (item.side === 'none' || item.quantity === null) return null;
  const [from, to] = item.side === 'lead' ? [item.at, item.goodsStart] : [item.goodsEnd, item.next];
  let hand: string = item.side;
  for (let at = from; at < to; at++) {
    const { kind, text } = view.tokens[at] ?? {};
    // The times sign of "rice 5 x 10kg" leads to the goods' own size.
    const isOfSize = text === 'x' && item.side === 'trail' && isSize(view, at + 2);
    if (!isOfSize && (kind === 'symbol' || kind === 'noise' || text === 'x')) hand += ` ${text}`;
  }
  const { areLines, starts } = fieldsOf(view);
  const rank = (edge: Edge): number => edgeRanks[edge === 'line' && !areLines ? 'mark' : edge];
  return {
    hand,
    fence: 4 * rank(edgeBefore(view, item.at)) + rank(edgeAfter(view, item.next)),
    field: starts[item.at] ?? 0,
  };
}

/** What stands beside an item. */
type Edge = keyof typeof edgeRanks;
const edgeRanks = { line: 0, mark: 1, idle: 2, word: 3 };

/** Where the field of each token begins; sentences end fields as well. */
const fieldsOf = oncePerView((view) => {
  const areLines = view.tokens.some(({ kind }) => kind === 'newline');
  const border = areLines ? /^\n$/ : /^[,;]$/;
  const isBorder = ({ text }: Token, at: number): boolean => border.test(text) || endsSentenceAt(view, at);
  return { areLines, starts: findPartStarts(view.tokens, isBorder) };
});

const edgeBefore = oncePerToken((view, item): Edge => {
  let at = item - 1;
  if (isBehindTalk(view, item)) return 'line';
  while (view.tokens[at]?.kind === 'noise' || /^[-–—•*·>]$/.test(view.tokens[at]?.text ?? '')) at--;
  return edgeAt(view, at);
});

const edgeAfter = oncePerToken((view, next): Edge => {
  let at = next;
  while (view.tokens[at]?.kind === 'noise' || view.tokens[at]?.text === '.') at++;
  return edgeAt(view, at);
});

function edgeAt(view: MessageView, at: number): Edge {
  const token = view.tokens[at];
  if (!token || token.kind === 'newline') return 'line';
  if (token.kind === 'symbol' || view.lexicon.and.has(token.text)) return 'mark';
  return isIdle(view, at) ? 'idle' : 'word';
}

/** How large a share of a message's items each hand and each fence has, and the largest. */
export interface Habit {
  hand: Shares<string>;
  fence: Shares<number>;
}

interface Shares<Name> {
  of: ReadonlyMap<Name, number>;
  most: number;
}

/** Fewer items make no habit. */
const leastItems = 3;

/** The habit of the items of a cut; null when they are too few. */
export function habitOf(view: MessageView, items: readonly ItemEdge[]): Habit | null {
  const found = items.flatMap((item) => (isOtherHand(view, item) ? [] : (frameOf(view, item) ?? [])));
  if (found.length < leastItems) return null;
  // A field cut into three items has no more say in how items are fenced than one left whole.
  const inField = new Map<number, number>();
  for (const { field } of found) inField.set(field, (inField.get(field) ?? 0) + 1);
  return {
    hand: sharesOf(found.map(({ hand }) => [hand, 1])),
    fence: sharesOf(found.map(({ fence, field }) => [fence, 1 / (inField.get(field) ?? 1)])),
  };
}

function sharesOf<Name>(names: readonly [name: Name, weight: number][]): Shares<Name> {
  const total = names.reduce((sum, [, weight]) => sum + weight, 0);
  const of = new Map<Name, number>();
  for (const [name, weight] of names) of.set(name, (of.get(name) ?? 0) + weight / total);
  return { of, most: Math.max(...of.values()) };
}

/** Against an item that is written otherwise than most: nothing where they are written in many ways. */
export function habitGain(view: MessageView, item: ItemEdge, habit: Habit | null): number {
  if (!habit || isOtherHand(view, item)) return 0;
  const frame = frameOf(view, item);
  if (!frame)
    return (
      -weights.oddHand * (isTail(view, item) ? habit.hand.most : bareNumberShare(view, item, habit.hand.of))
    );
  const { hand, fence } = habit;
  // Who fills line after line with one item each seldom puts two on the next: more than in proportion.
  const isTurned = turnsRound(view, item) && shareOf(hand.of, 'trail') > shareOf(hand.of, 'lead');
  const odd = isTurned || closesRound(view, item) || pointsBack(view, item) ? 0 : lack(hand, frame.hand);
  return -weights.oddHand * odd - weights.oddFence * fence.most * lack(fence, frame.fence);
}

/** "and sensors, two of those": who counts first says it so of goods that came to mind before their number. */
const pointsBack = ({ tokens, lexicon }: MessageView, { side, next }: ItemEdge): boolean =>
  side === 'trail' &&
  lexicon.links.has(tokens[next - 2]?.text ?? '') &&
  lexicon.pointing.has(tokens[next - 1]?.text ?? '');

const lack = <Name>({ of, most }: Shares<Name>, name: Name): number => most - (of.get(name) ?? 0);

/** Who answers quoted lines is not who wrote them; and "drop the sprite to 2" changes a list, and is no row of it. */
const isOtherHand = (view: MessageView, { goodsStart, goodsEnd, side }: ItemEdge): boolean =>
  isInAnswer(view, goodsStart) || (side === 'trail' && changeAt(view, goodsEnd) !== null);

/** Goods without a quantity right behind others: "poles" and "4x4x8 treated" of "12 poles 4x4x8 treated". */
const isTail = (view: MessageView, { at }: ItemEdge): boolean =>
  /^(?:word|number)$/.test(view.tokens[at - 1]?.kind ?? '') &&
  (!isIdle(view, at - 1) || view.lexicon.more.has(view.tokens[at - 1]?.text ?? ''));

/** "lime 6", read whole, among "pineapple 6" and "raspberry 12": the share of those whose quantity stands there. */
function bareNumberShare(view: MessageView, item: ItemEdge, hands: ReadonlyMap<string, number>): number {
  const fills = /^(?:line|mark)$/.test(edgeAfter(view, item.next));
  const trails = fills && isBare(view, item.goodsEnd - 1);
  const leads = isBare(view, item.goodsStart) && chainAt(view, item.goodsStart) === null;
  return Math.max(trails ? shareOf(hands, 'trail') : 0, leads ? shareOf(hands, 'lead') : 0);
}

const isBare = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'number' && !isSize(view, at + 1);

const shareOf = (hands: ReadonlyMap<string, number>, side: string): number =>
  [...hands].reduce((sum, [hand, share]) => (hand.startsWith(side) ? sum + share : sum), 0);
