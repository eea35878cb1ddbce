import { expect, it } from 'vitest';
import { readConversations } from './gold';
import { measureConversations } from './measure-conversations';
import { tellAll } from './tell-conversation';

/** What was measured last. */
const floor = {
  own: { ordersRight: 0.9833, actsRight: 1 },
  heldOut: { ordersRight: 0.8333, actsRight: 0.9032 },
};
const point = 0.01;

it('tells our own conversations no more than a point worse than before', () => {
  const told = tellAll(readConversations());
  for (const isHeldOut of [false, true]) {
    const figures = measureConversations(told.filter(({ gold }) => gold.isHeldOut === isHeldOut));
    const { ordersRight, actsRight } = isHeldOut ? floor.heldOut : floor.own;
    expect(figures.ordersRight).toBeGreaterThanOrEqual(ordersRight - point);
    expect(figures.actsRight).toBeGreaterThanOrEqual(actsRight - point);
    expect(figures.ghosts, 'what orders nothing never becomes an order').toBe(0);
  }
}, 120_000);
