import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { inTenant } from '@/db/tenant';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { receiveRaw } from '../orders/testing/receive-raw';
import { configureMessaging } from './testing/configure-messaging';
import { deliver, payloadOf, textMessage } from './testing/deliver';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const secondsOf = (moment: Date) => String(Math.floor(moment.getTime() / 1000));
const ago = (ms: number) => new Date(Date.now() - ms);
const [minute, day] = [60_000, 24 * 60 * 60_000];
const text = (body: string, timestamp: string) => ({ type: 'text', text: { body }, timestamp });
const dayWords = (moment: Date) => {
  const options = {
    timeZone: 'Africa/Johannesburg',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(moment).replace(',', '');
};
const lateWords = (order: { warnings: { code: string; message: string }[] } | null) =>
  order?.warnings.find(({ code }) => code === 'sent_late')?.message;

describe('when a message was sent', () => {
  it('is kept beside when it came, and its words count from then', async () => {
    const sent = ago(3 * day);
    const { order } = await receiveRaw(
      desk,
      text('Urgent for tomorrow: 4 x zing cola 330ml can', secondsOf(sent)),
    );
    expect(order?.sentAt).toBe(new Date(Math.floor(sent.getTime() / 1000) * 1000).toISOString());
    expect(order?.lines).toMatchObject([{ quantity: 4, product: { sku: 'COLA-330' } }]);
    const words = lateWords(order);
    expect(words).toContain(`Sent on ${dayWords(sent)} at `);
    expect(words).toContain(`“tomorrow” was ${dayWords(ago(2 * day))}.`);
    expect(words).toContain(`“Urgent” was said on ${dayWords(sent)}.`);
  });

  it('says which day a weekday is', async () => {
    const sent = ago(day);
    const inAWeek = dayWords(new Date(sent.getTime() + 7 * day));
    const [weekday = ''] = inAWeek.split(' ');
    const { order } = await receiveRaw(desk, text(`4 x zing cola 330ml can for ${weekday}`, secondsOf(sent)));
    expect(lateWords(order)).toContain(`“${weekday}” is ${inAWeek}.`);
  });

  it.each([2 * minute, 4.5 * minute])('is nothing to speak of %d ms later', async (late) => {
    const { order } = await receiveRaw(desk, text('4 x zing cola 330ml can, tomorrow', secondsOf(ago(late))));
    expect(order?.sentAt).not.toBeNull();
    expect(lateWords(order)).toBeUndefined();
  });

  it.each(['0', '1', '1000000000', secondsOf(new Date(Date.now() + 10 * minute)), '99999999999', 'soon', ''])(
    'is not believed when it is “%s”',
    async (timestamp) => {
      const { order } = await receiveRaw(desk, text('4 x zing cola 330ml can, tomorrow', timestamp));
      expect(order?.sentAt).toBeNull();
      expect(lateWords(order)).toBeUndefined();
    },
  );
});

describe('a message of a group', () => {
  it('names the group, and its sender is the participant', async () => {
    const group = { group_id: 'Y2FwaV9ncm91cA==', group: { subject: 'Kitchen orders' } };
    const { order } = await receiveRaw(desk, {
      type: 'text',
      text: { body: '4 zing cola 330ml can' },
      ...group,
    });
    expect(order).toMatchObject({ groupName: 'Kitchen orders', customer: { phoneNumber: '+27825550142' } });
    const { order: bare } = await receiveRaw(desk, {
      ...text('4 cola', secondsOf(ago(0))),
      group_id: 'Y2Fw',
    });
    expect(bare?.groupName).toBe('Y2Fw');
  });
});

describe('one message id on the numbers of two tenants', () => {
  let other: Desk;
  afterEach(() => other.close());

  it('is two messages, each taken once however often it is delivered', async () => {
    other = await openDesk();
    const message = textMessage('2 zing cola 330ml can', { id: `wamid.${randomUUID()}` });
    const status = {
      id: 'wamid.ours',
      status: 'read',
      timestamp: secondsOf(ago(0)),
      recipient_id: '27825550142',
    };
    for (let time = 0; time < 2; time++)
      for (const { phoneNumberId } of [desk, other]) {
        expect((await deliver(payloadOf(phoneNumberId, [message], { statuses: [status] }))).status).toBe(200);
      }
    for (const tenant of [desk, other]) {
      await tenant.work('message/received');
      expect(await outcomes(tenant, `message:${message.id}`)).toEqual(['ORDER']);
      expect(await outcomes(tenant, 'status:wamid.ours:read')).toEqual(['STATUS']);
    }
  });
});

async function outcomes({ tenantId }: Desk, dedupeKey: string) {
  const rows = await inTenant({ tenantId }, (tx) =>
    tx
      .select({ outcome: inboundMessages.outcome })
      .from(inboundMessages)
      .where(and(eq(inboundMessages.tenantId, tenantId), eq(inboundMessages.dedupeKey, dedupeKey))),
  );
  return rows.map(({ outcome }) => outcome);
}
