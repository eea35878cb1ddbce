import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '@/db/schema/audit-events';
import { customerIdentities } from '@/db/schema/customer-identities';
import { inTenant } from '@/db/tenant';
import { createCustomer } from '../customers/create-customer';
import { customersWith } from '../customers/customers-with';
import { getCustomer } from '../customers/get-customer';
import { listConversation } from '../customers/list-conversation';
import { newCustomer } from '../customers/testing/new-customer';
import { mintOrderId } from '../ids';
import { approveOrder } from '../orders/approve-order';
import { rejectOrder } from '../orders/reject-order';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { receiveRaw } from '../orders/testing/receive-raw';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { configureMessaging } from './testing/configure-messaging';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

let count = 0;
/** Digits, as the platform writes them, that nobody in this file has had. */
const freshDigits = () => {
  count += 1;
  return `2782666${String(count).padStart(4, '0')}`;
};
const freshId = () => `ZA.${randomUUID().replaceAll('-', '')}`;

const known = async (digits: string, over: Parameters<typeof newCustomer>[0] = {}) =>
  createCustomer(desk.manager, newCustomer({ phoneNumber: `+${digits}`, ...over }));
const system = (from: string | undefined, notice: Record<string, unknown>) =>
  receiveRaw(
    desk,
    { from, type: 'system', system: { body: 'User Thandi changed', ...notice } },
    { contacts: [] },
  );
const moves = (from: string, to: string) => system(from, { type: 'user_changed_number', wa_id: to });
const writes = (from: string | undefined, over: Record<string, unknown> = {}) =>
  receiveRaw(
    desk,
    { from, type: 'text', text: { body: '2 zing cola 330ml can' }, ...over },
    { contacts: [] },
  );
const ownersOf = (kind: 'PHONE' | 'USER_ID', value: string) =>
  inTenant(desk, async (tx) => (await customersWith(tx, desk.clerk, kind, value)).map(({ id }) => id));
const trail = async (customerId: string) => {
  const of = and(eq(auditEvents.tenantId, desk.tenantId), eq(auditEvents.subjectId, customerId));
  const rows = await inTenant(desk, (tx) =>
    tx.select().from(auditEvents).where(of).orderBy(auditEvents.sequence),
  );
  return rows.filter(({ action }) => action.startsWith('customer.identity'));
};

describe('a sender who has changed their number', () => {
  it('is the same customer, with price tier, hold and label, and found under the new number only', async () => {
    const [old, fresh] = [freshDigits(), freshDigits()];
    const customer = await known(old, { creditStatus: 'HOLD', priceTier: 'TRADE' });
    const mine = eq(customerIdentities.customerId, customer.id);
    await inTenant(desk, (tx) => tx.update(customerIdentities).set({ label: 'Shop' }).where(mine));
    const { row } = await moves(old, fresh);
    expect(row).toMatchObject({ outcome: 'NOTED', customerId: customer.id });
    expect(await getCustomer(desk.clerk, customer.id)).toMatchObject({
      phoneNumber: `+${fresh}`,
      creditStatus: 'HOLD',
      priceTier: 'TRADE',
    });
    const { order } = await writes(fresh);
    expect(order?.customer.id).toBe(customer.id);
    const approval = approveOrder(desk.clerk, {
      orderId: mintOrderId(order?.id ?? ''),
      overrideCreditHold: false,
    });
    await expect(approval).rejects.toMatchObject({ code: 'customer_on_hold' });
    expect(await ownersOf('PHONE', `+${old}`)).toEqual([]);
    const [identity] = await inTenant(desk, (tx) => tx.select().from(customerIdentities).where(mine));
    expect(identity).toMatchObject({ value: `+${fresh}`, label: 'Shop' });
  });

  it('leaves a trace, before and after, and a note in the conversation; done again, nothing', async () => {
    const [old, fresh] = [freshDigits(), freshDigits()];
    const { id } = await known(old);
    await moves(old, fresh);
    await moves(old, fresh);
    expect(await trail(id)).toMatchObject([
      { action: 'customer.identity_changed', data: { from: `+${old}`, to: `+${fresh}` } },
    ]);
    const { messages } = await listConversation(desk.clerk, { customerId: id, limit: 10, offset: 0 });
    expect(messages[0]).toMatchObject({ kind: 'NOTE', text: 'User Thandi changed' });
  });

  it('takes nothing from another customer who has the number', async () => {
    const [old, held] = [freshDigits(), freshDigits()];
    const mover = await known(old);
    const holder = await known(held, { name: 'Holder' });
    await system(old, { type: 'user_changed_number', wa_id: held, user_id: freshId() });
    expect(await ownersOf('PHONE', `+${held}`)).toEqual([holder.id]);
    expect(await ownersOf('PHONE', `+${old}`)).toEqual([mover.id]);
    expect(await trail(mover.id)).toMatchObject([
      {
        action: 'customer.identity_contested',
        data: { to: `+${held}`, heldBy: { id: holder.id, name: 'Holder' } },
      },
    ]);
  });

  it.each([
    [
      'the older name of the field',
      (old: string, fresh: string) => [old, { type: 'user_changed_number', new_wa_id: fresh, wa_id: old }],
    ],
    [
      'the older name of the kind',
      (old: string, fresh: string) => [old, { type: 'customer_changed_number', wa_id: fresh, customer: old }],
    ],
    [
      'the new number as the sender',
      (old: string, fresh: string) => [fresh, { type: 'user_changed_number', wa_id: fresh, customer: old }],
    ],
  ] as const)('is read with %s', async (_name, notice) => {
    const [old, fresh] = [freshDigits(), freshDigits()];
    const { id } = await known(old);
    const [from, said] = notice(old, fresh) as [string, Record<string, unknown>];
    await system(from, said);
    expect(await ownersOf('PHONE', `+${fresh}`)).toEqual([id]);
  });

  it('keeps the main number when it is a second one that changed', async () => {
    const [main, second, fresh] = [freshDigits(), freshDigits(), freshDigits()];
    const { id, phoneNumber } = await known(main);
    const values = { tenantId: desk.tenantId, customerId: id, kind: 'PHONE', value: `+${second}` } as const;
    await inTenant(desk, (tx) => tx.insert(customerIdentities).values(values));
    await moves(second, fresh);
    expect(await ownersOf('PHONE', `+${fresh}`)).toEqual([id]);
    expect(await ownersOf('PHONE', `+${second}`)).toEqual([]);
    expect(await getCustomer(desk.clerk, id)).toMatchObject({ phoneNumber });
  });

  it('makes no customer of somebody unknown, and touches none of another tenant', async () => {
    const [old, fresh] = [freshDigits(), freshDigits()];
    const other = await makeTenant();
    const theirs = await createCustomer(other.manager, newCustomer({ phoneNumber: `+${old}` }));
    const { row } = await moves(old, fresh);
    expect(row).toMatchObject({ outcome: 'NOTED', customerId: null });
    expect(await getCustomer(other.clerk, theirs.id)).toMatchObject({ phoneNumber: `+${old}` });
  });
});

describe('a sender whose user id has changed', () => {
  it.each([
    ['beside the new', (old: string, next: string) => ({ system: { previous_user_id: old, user_id: next } })],
    ['as the sender', (old: string, next: string) => ({ from_user_id: old, system: { user_id: next } })],
    [
      'in words alone',
      (old: string, next: string) => ({
        system: { user_id: next, body: `User T changed from ${old} to ${next}` },
      }),
    ],
  ] as const)('is the same customer, the old id being told %s', async (_name, shape) => {
    const [old, next] = [freshId(), freshId()];
    const first = await writes(undefined, { from_user_id: old });
    const { system: notice, ...over } = { from_user_id: undefined, ...shape(old, next) };
    await receiveRaw(
      desk,
      { from: undefined, ...over, type: 'system', system: { type: 'user_changed_user_id', ...notice } },
      { contacts: [] },
    );
    const second = await writes(undefined, { from_user_id: next });
    expect(second.order?.customer.id).toBe(first.order?.customer.id);
    expect(await ownersOf('USER_ID', old)).toEqual([]);
  });

  it('changes id and number together', async () => {
    const [old, fresh, oldId, nextId] = [freshDigits(), freshDigits(), freshId(), freshId()];
    const { order } = await writes(old, { from_user_id: oldId });
    const change = { wa_id: fresh, previous_user_id: oldId, user_id: nextId };
    await system(old, { type: 'user_changed_number', ...change });
    const owner = [order?.customer.id];
    expect(await ownersOf('PHONE', `+${fresh}`)).toEqual(owner);
    expect(await ownersOf('USER_ID', nextId)).toEqual(owner);
    expect(await ownersOf('USER_ID', oldId)).toEqual([]);
  });
});

it('writes back to a customer who has shown no number, by user id', async () => {
  const id = freshId();
  const { order } = await writes(undefined, { from_user_id: id });
  await rejectOrder(desk.clerk, { orderId: mintOrderId(order?.id ?? ''), reason: 'No van today' });
  await desk.work('notification/due');
  expect(desk.platform.messages().filter(({ to }) => to === id)).toHaveLength(1);
});

it('leaves a message’s sender without a name when the only contact is somebody else’s, and that one as they were', async () => {
  const [from, other, otherId] = [freshDigits(), freshDigits(), freshId()];
  const theirs = await writes(other, { from_user_id: otherId });
  const contacts = [{ profile: { name: 'Other' }, wa_id: other, user_id: otherId }];
  const { order } = await receiveRaw(desk, { from, type: 'text', text: { body: '1 cola' } }, { contacts });
  expect(order?.customer).toMatchObject({ name: `+${from}`, phoneNumber: `+${from}` });
  expect(await ownersOf('USER_ID', otherId)).toEqual([theirs.order?.customer.id]);
});
