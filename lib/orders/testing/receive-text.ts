import { randomUUID } from 'node:crypto';
import type { FullOrder } from '../answers';
import type { Desk } from './open-desk';
import { receiveRaw } from './receive-raw';

/** A phone number that nobody else writes from. */
export const newNumber = (): string => `2782${Math.floor(1e6 + Math.random() * 9e6)}`;

/** A moment as the platform tells it, so many seconds ago. */
export const secondsAgo = (seconds: number): string => String(Math.floor(Date.now() / 1000) - seconds);

/** A text that the platform delivers, by its id and sender, and the order that it became. */
export interface ReceivedText {
  id: string;
  from: string;
  order: FullOrder;
}

/** Delivers a customer's text and has it read; from a new number, and sent now, unless `more` says otherwise. */
export async function receiveText(
  desk: Desk,
  body: string,
  more: { from?: string } & Record<string, unknown> = {},
): Promise<ReceivedText> {
  const from = more.from ?? newNumber();
  const id = `wamid.${randomUUID()}`;
  const { order } = await receiveRaw(desk, { id, type: 'text', text: { body }, ...more, from });
  if (!order) throw new Error('the message became no order');
  return { id, from, order };
}
