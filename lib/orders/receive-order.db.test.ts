import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { locations } from '@/db/schema/locations';
import { outboundEvents } from '@/db/schema/outbound-events';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import { mintOrderId } from '../ids';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { receiveOrder } from './receive-order';
import { rejectOrder } from './reject-order';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => desk.close());

const codes = (order: FullOrder) => order.warnings.map(({ code }) => code);

describe('receiving an order', () => {
  it('records order.received with the customer, before anything is read', async () => {
    const order = await desk.receive('2 zing cola 330ml can\n5 flibbertigibbet wuzzles');
    const rows = await inTenant(desk, (tx) => tx.select().from(outboundEvents));
    const received = rows.find(({ name, orderId }) => name === 'order.received' && orderId === order.id);
    expect(JSON.parse(received?.body ?? '{}')).toMatchObject({
      event: 'order.received',
      tenantId: desk.tenantId,
      data: { orderId: order.id, customer: { name: 'Sunrise Spaza', phoneNumber: '+27825550142' } },
    });
  });

  it('makes one order of a message, whoever stores it twice', async () => {
    const order = await desk.receive('2 zing cola 330ml can');
    const again = (messageId: string) =>
      inTenant(desk, (tx) =>
        receiveOrder(tx, desk.clerk, {
          messageId,
          source: 'MESSAGING',
          customer: order.customer,
          isNewCustomer: false,
          choices: [],
          sameSenderAs: null,
          rawText: 'again',
          isVoiceNote: false,
          recording: null,
          receivedAt: new Date(),
        }),
      );
    const messageId = '6f0d5f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    const ids = await Promise.all([again(messageId), again(messageId), again(messageId)]);
    expect(new Set(ids).size).toBe(1);
  });

  it('warns of the same text from the same customer within 30 minutes', async () => {
    const [a, b] = ['+27825550601', '+27825550602'];
    const text = '9 zing cola 330ml can';
    expect(codes(await desk.receive(text, a))).toEqual(['new_customer']);
    expect(codes(await desk.receive(text, a))).toEqual(['possible_duplicate']);
    expect(codes(await desk.receive(`${text} please`, a))).toEqual([]);
    expect(codes(await desk.receive(text, b))).toEqual(['new_customer']);
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31 * 60_000));
    expect(codes(await desk.receive(text, a))).toEqual([]);
  });

  it('leads from each of two orders with the same text to the other', async () => {
    const from = '+27825550604';
    const first = await desk.receive('9 zing cola 330ml can', from);
    const second = await desk.receive('9 zing cola 330ml can', from);
    expect(second.warnings).toMatchObject([{ code: 'possible_duplicate', orderId: first.id }]);
    const look = () => getOrder(desk.clerk, { orderId: mintOrderId(first.id) });
    expect((await look()).warnings).toMatchObject([
      { code: 'new_customer' },
      { code: 'came_again', orderId: second.id },
    ]);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(second.id), reason: 'Sent twice' });
    expect(codes(await look())).toEqual(['new_customer']);
  });

  it('does not warn of one that was cancelled', async () => {
    const from = '+27825550603';
    const first = await desk.receive('9 zing cola 330ml can', from);
    await rejectOrder(desk.clerk, { orderId: mintOrderId(first.id), reason: 'By mistake' });
    expect(codes(await desk.receive('9 zing cola 330ml can', from))).toEqual([]);
  });

  it('is picked at the tenant’s first location', async () => {
    const { tenantId } = desk;
    await inTenant(desk, (tx) => tx.insert(locations).values({ tenantId, code: 'AAA', name: 'Later' }));
    const order = await desk.receive('2 zing cola 330ml can');
    expect(order.location?.id).toBe(desk.location.id);
  });
});
