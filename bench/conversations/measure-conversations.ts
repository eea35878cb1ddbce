import type { Conversation } from '@/lib/conversation/fold-conversation';
import type { GoldConversation, GoldLine, GoldOrder } from './gold';
import { actOf } from './tell-conversation';

interface ConversationFigures {
  conversations: number;
  /** All orders in the right state, with the right lines. */
  ordersRight: number;
  actsRight: number;
  lines: number;
  lost: number;
  doubled: number;
  /** Conversations that order nothing and had an order all the same. */
  ghosts: number;
}

type ToldOrder = { state: string; lines: { sku: string | null; quantity: number }[] };

/** The orders that stand: quotes are none. */
export const ordersOf = ({ orders }: Conversation): ToldOrder[] =>
  orders
    .filter(({ state, lines }) => state !== 'quoted' && (lines.length > 0 || state === 'cancelled'))
    .map(({ state, lines }) => ({
      state,
      lines: lines.map(({ productId, quantity }) => ({ sku: productId, quantity })),
    }));

const isLine = ({ skus, quantity }: GoldLine, told: ToldOrder['lines'][number]): boolean =>
  quantity === told.quantity &&
  (skus.length === 0 ? told.sku === null : told.sku !== null && skus.includes(told.sku));

/** Takes each wanted thing's first fit away; what stays of both is missed and too much. */
function pair<A, B>(
  wanted: readonly A[],
  told: readonly B[],
  fits: (a: A, b: B) => boolean,
): { missed: A[]; extra: B[] } {
  const extra = [...told];
  const missed = wanted.filter((one) => {
    const at = extra.findIndex((other) => fits(one, other));
    if (at >= 0) extra.splice(at, 1);
    return at < 0;
  });
  return { missed, extra };
}

const isOrder = (gold: GoldOrder, told: ToldOrder): boolean => {
  if (gold.state !== told.state) return false;
  const { missed, extra } = pair(gold.lines, told.lines, isLine);
  return gold.state === 'cancelled' || missed.length + extra.length === 0;
};

export function isRight(gold: GoldConversation, told: Conversation): boolean {
  const { missed, extra } = pair(gold.orders, ordersOf(told), isOrder);
  return missed.length + extra.length === 0;
}

/** The acts wanted and told of each of the customer's messages. */
export const actsOf = (gold: GoldConversation, told: Conversation): { wanted: string[]; act: string }[] =>
  gold.messages
    .filter(({ from }) => from === 'customer')
    .map(({ acts }, at) => ({ wanted: acts, act: actOf[told.acts[at]?.kind ?? 'TALK'] }));

export function measureConversations(
  told: readonly { gold: GoldConversation; told: Conversation }[],
): ConversationFigures {
  const acts = told.flatMap(({ gold, told: conversation }) => actsOf(gold, conversation));
  const figures = { conversations: told.length, ordersRight: 0, lines: 0, lost: 0, doubled: 0, ghosts: 0 };
  for (const { gold, told: conversation } of told) {
    const live = ordersOf(conversation).filter(({ state }) => state !== 'cancelled');
    const wanted = gold.orders.filter(({ state }) => state !== 'cancelled').flatMap(({ lines }) => lines);
    const { missed, extra } = pair(
      wanted,
      live.flatMap(({ lines }) => lines),
      isLine,
    );
    figures.lines += wanted.length;
    figures.lost += missed.length;
    figures.doubled += extra.length;
    if (isRight(gold, conversation)) figures.ordersRight++;
    if (gold.orders.length === 0 && live.length > 0) figures.ghosts++;
  }
  const right = acts.filter(({ wanted, act }) => wanted.includes(act)).length;
  const share = (count: number, of: number): number => Math.round((count / of) * 10_000) / 10_000;
  return {
    ...figures,
    ordersRight: share(figures.ordersRight, told.length),
    actsRight: share(right, acts.length),
  };
}
