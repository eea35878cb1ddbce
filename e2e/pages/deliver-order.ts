import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Machine, type ReadOrder } from './machine';
import { ReviewDesk } from './review-desk';
import { type people, signIn } from './sign-in';

/** An order that the demo's catalogue leaves nothing to ask about. */
export const cleanText = '10 brown bread 700g';
/** One line that has several candidates, and nothing else. */
export const unsureText = '2 maize meal 5kg';
export const unsurePhrase = 'maize meal 5kg';

/**
 * Delivers a text from a number of its own, marked so that it can be told from all others; somebody has confirmed the sender
 * by the time it is looked at.
 */
export async function deliverOrder(machine: Machine, text: string): Promise<ReadOrder> {
  const order = await deliverFirstOrder(machine, text);
  await machine.call('POST', `/api/customers/${order.customer.id}/verify`, {});
  return order;
}

/** The same from a sender whom nobody has confirmed. */
export async function deliverFirstOrder(machine: Machine, text: string): Promise<ReadOrder> {
  return machine.deliver(`2782${randomInt(1e6, 1e7)}`, marked(text));
}

/** The text behind a mark of its own, which is no line. */
export function marked(text: string): string {
  return `Order no ${randomInt(1e9).toString(36)}:\n${text}`;
}

export interface OpenedOrder {
  machine: Machine;
  desk: ReviewDesk;
  order: ReadOrder;
}

/**
 * A new order of that text, open on the desk of somebody who has had the time to read it. Routes are set before: one
 * that is set on an open page misses a request that follows at once.
 */
export async function openNewOrder(
  page: Page,
  text: string,
  who: keyof typeof people = 'clerk',
): Promise<OpenedOrder> {
  const machine = new Machine(page.request);
  await machine.signIn();
  const order = await deliverOrder(machine, text);
  await signIn(page, who);
  const desk = new ReviewDesk(page);
  await desk.open(order.id);
  await desk.read();
  return { machine, desk, order };
}
