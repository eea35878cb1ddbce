import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';
import { newNumber } from './testing/receive-text';

configureMessaging();
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

async function say(...bodies: string[]) {
  const from = newNumber();
  let last = null;
  for (const body of bodies)
    last = (await receiveRaw(desk, { from, type: 'text', text: { body } })).order ?? last;
  return last?.lines.flatMap(({ warnings }) => warnings.map(({ message }) => message)) ?? null;
}

const told = (number: string) => `“${number}” came right before: see whether it is the quantity.`;

it('asks about a number that was sent alone right before goods without one', async () => {
  expect(await say('10', 'harvest brown bread 700g')).toContain(told('10'));
  expect(await say('10 cs', 'harvest brown bread 700g')).toContain(told('10 cs'));
});

it('asks nothing of goods with a quantity of their own, nor behind other words', async () => {
  expect(await say('10', '5 harvest brown bread 700g')).not.toContain(told('10'));
  expect(await say('hello', 'harvest brown bread 700g')).not.toContain(told('hello'));
});
