import type { KindOfMessage } from '../../conversation/kind';

/** What needs no reading to be known for an order. */
export const sentAsGoods: KindOfMessage = {
  kind: 'ORDER',
  confidence: 0.99,
  reason: 'goods were sent as data',
};
export const sentAsOrder: KindOfMessage = {
  kind: 'ORDER',
  confidence: 0.99,
  reason: 'another system sent it as an order',
};
