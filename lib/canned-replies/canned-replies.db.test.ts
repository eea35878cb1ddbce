import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POST as addRoute } from '@/app/api/settings/canned-replies/route';
import { customers } from '@/db/schema/customers';
import { inTenant } from '@/db/tenant';
import { mintOrderId } from '../ids';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { addCannedReply } from './add-canned-reply';
import { fillCannedReplies } from './fill-canned-replies';
import { listCannedReplies } from './list-canned-replies';
import { removeCannedReply } from './remove-canned-reply';
import { updateCannedReply } from './update-canned-reply';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const thanks = { title: 'Thanks', body: 'Thank you, {customer}:\n{lines}', language: 'en' as const };

describe('canned replies', () => {
  it('are filled in from the order, the customer’s language first', async () => {
    await addCannedReply(desk.manager, thanks);
    await addCannedReply(desk.manager, {
      title: 'Dankie',
      body: '{customer}, {deliveryDate}',
      language: 'af',
    });
    const order = await desk.receive('2 zing cola 330ml can', '+27825558101');
    const fill = () => fillCannedReplies(desk.clerk, { orderId: mintOrderId(order.id) });
    expect((await fill()).replies).toMatchObject(
      [
        { title: 'Dankie', language: 'af' },
        { title: 'Thanks', text: `Thank you, ${order.customer.name}:\n2 × Zing Cola 330ml can` },
      ].toReversed(),
    );
    await inTenant(desk, (tx) =>
      tx.update(customers).set({ language: 'af-ZA' }).where(eq(customers.id, order.customer.id)),
    );
    const { replies } = await fill();
    expect(replies.map(({ language }) => language)).toEqual(['af', 'en']);
    // The order names no day: the variable stays to be seen.
    expect(replies[0]?.text).toBe(`${order.customer.name}, {deliveryDate}`);
  });

  it('have a title once in each language, and no variable that there is not', async () => {
    const taken = { ...thanks, title: 'Soon' };
    const { id } = await addCannedReply(desk.manager, taken);
    await expect(addCannedReply(desk.manager, taken)).rejects.toMatchObject({ code: 'canned_reply_taken' });
    await updateCannedReply(desk.manager, { id, changes: { title: 'Soon' } });
    const other = await addCannedReply(desk.manager, { ...taken, language: 'fr' });
    const toTaken = updateCannedReply(desk.manager, { id: other.id, changes: { language: 'en' } });
    await expect(toTaken).rejects.toMatchObject({ code: 'canned_reply_taken' });
    const body = { ...thanks, title: 'Wrong', body: 'Hi {name}' };
    const answer = await callRoute(
      addRoute,
      desk.requestAs('manager', 'POST', '/api/settings/canned-replies', body),
    );
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body' }] } });
  });

  it('are kept until they are removed, each tenant’s for itself', async () => {
    const other = await makeTenant();
    const { id } = await addCannedReply(desk.manager, { ...thanks, title: 'Gone' });
    expect((await listCannedReplies(other.manager)).replies).toEqual([]);
    await expect(removeCannedReply(other.manager, { id })).rejects.toMatchObject({ code: 'not_found' });
    await removeCannedReply(desk.manager, { id });
    await expect(removeCannedReply(desk.manager, { id })).rejects.toMatchObject({ code: 'not_found' });
    const { replies } = await listCannedReplies(desk.manager);
    expect(replies.map(({ title }) => title)).not.toContain('Gone');
  });
});
