import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';
import { secondsAgo as ago, newNumber, receiveText } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

/** Delivers what was sent later first, and returns both orders as they are then. */
async function swapped(earlier: string, later: string) {
  const from = newNumber();
  const write = async (body: string, timestamp: string) =>
    (await receiveText(desk, body, { from, timestamp })).order;
  const late = await write(later, ago(5));
  const first = await write(earlier, ago(20));
  const look = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
  return { first: await look(first.id), late: await look(late.id) };
}

describe('a message that was sent later and came first', () => {
  it.each(['make the brown bread 8', 'sorry 8 brown bread not 5'])(
    '%s: is proposed on the order',
    async (words) => {
      const { first, late } = await swapped('5 harvest brown bread 700g', words);
      expect(first.lines).toMatchObject([{ quantity: 5 }]);
      expect(first.proposals).toMatchObject([{ kind: 'SET_QUANTITY', quantity: 8 }]);
      expect(late).toMatchObject({ kind: 'CHANGE', status: 'PENDING_REVIEW' });
    },
  );

  it('takes goods back', async () => {
    const both = '5 harvest brown bread 700g, 2 zing cola 330ml can';
    const { first } = await swapped(both, 'no cola please, remove it');
    expect(first.proposals).toMatchObject([{ kind: 'REMOVE_LINE' }]);
  });

  it('keeps an order from approval that it may want cancelled', async () => {
    const { first } = await swapped('5 harvest brown bread 700g', 'please cancel my order');
    expect(first.tasks).toMatchObject([{ kind: 'CANCELLATION_ASKED' }]);
  });

  it('stays an order of its own where it is one', async () => {
    const { first, late } = await swapped('5 harvest brown bread 700g', '3 crystal white sugar 10kg');
    expect(first).toMatchObject({ proposals: [], lines: [{ quantity: 5 }] });
    expect(late).toMatchObject({ status: 'PENDING_REVIEW', lines: [{ quantity: 3 }] });
  });
});
