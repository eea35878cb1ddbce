import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as getRoute, PATCH as patchRoute } from '@/app/api/orders/[id]/route';
import { GET as listRoute, POST as submitRoute } from '@/app/api/orders/route';
import { customers } from '@/db/schema/customers';
import { notifications } from '@/db/schema/notifications';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { addItemCode } from '../customers/add-item-code';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import type { FullOrder } from '../orders/answers';
import { approveAt } from '../orders/testing/approve-at';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { callRoute } from '../tenancy/testing/call-route';

let desk: Desk;
let customerId: string;
let key: Record<string, string>;
beforeAll(async () => {
  desk = await openDesk();
  const customer = newCustomer({ name: 'Corner Shop', phoneNumber: '082 555 0180', erpCustomerId: 'COR001' });
  customerId = (await createCustomer(desk.manager, customer)).id;
  await addItemCode(desk.manager, { customerId, code: '44-712', product: 'SUGAR-10' });
  key = await keyFor(desk, 'orders:read', 'orders:write');
  // The first reading of all loads what reads.
  await desk.receive('1 zing cola 330ml can', '+27825550189');
}, 120_000);
afterAll(() => desk.close());

interface Answer {
  orderId: string;
  status: string;
  order: FullOrder;
  errors: unknown;
  code: string;
}
/** Sends it while the owed reading is done beside, as the executor would. */
async function submit(body: Record<string, unknown>, sender = key) {
  let isAnswered = false;
  const call = callRoute(submitRoute, desk.requestAs(sender, 'POST', '/api/orders', body)).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await desk.work('message/received');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const answer = await call;
  return { ...answer, body: answer.body as Answer };
}
const list = async (query: string) => {
  const answer = await callRoute(listRoute, desk.requestAs(key, 'GET', `/api/orders?${query}`));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  type Page = { orders: FullOrder[]; total: number; nextCursor: string | null };
  return { headers: answer.headers, ...(answer.body as Page) };
};
const codes = (order: FullOrder) => order.lines.map(({ product }) => product?.sku ?? null);

describe('POST /api/orders', () => {
  it('reads lines by SKU and by the customer’s own code, with head and notes, and says where the order is', async () => {
    const { status, headers, body } = await submit({
      externalId: 'shop-1',
      customer: { id: customerId },
      lines: [
        { code: 'cola-330', quantity: 24, unitPrice: 9.5 },
        { code: '44712', quantity: 2 },
        { code: 'NO-SUCH', quantity: 1.5 },
      ],
      head: { poNumber: '4471', requestedDate: '2031-05-06', delivery: 'COLLECT' },
      notes: 'Paid at the counter',
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        success: true,
        status: 'PENDING_REVIEW',
        externalId: 'shop-1',
        order: {
          source: 'API',
          kind: 'ORDER',
          externalId: 'shop-1',
          notes: 'Paid at the counter',
          customer: { id: customerId, verification: 'VERIFIED' },
          head: {
            poNumber: { value: '4471', setByPerson: true },
            requestedDate: { value: '2031-05-06' },
            delivery: { value: 'COLLECT' },
          },
          lines: [{ quantity: 24, statedPrice: 9.5, unitPrice: 9.95 }, { quantity: 2 }, { quantity: 1.5 }],
        },
      },
    });
    expect(codes(body.order)).toEqual(['COLA-330', 'SUGAR-10', null]);
    expect(headers.get('location')).toBe(`/api/orders/${body.orderId}`);
    expect(headers.get('etag')).toBe(`"${body.order.version}"`);
  });

  it('doubts a unit that a product is not sold by, and none that it is', async () => {
    const units = ['pallet', 'kg', 'EACH', 'EA', 'pc', 'case'];
    const lines = units.map((unit) => ({ code: 'COLA-330', quantity: 2, unit }));
    const { body } = await submit({ customer: { id: customerId }, lines });
    expect(body.order.lines.map(({ warnings }) => warnings.map(({ code }) => code))).toEqual([
      ['unit_unclear'],
      ['unit_unclear'],
      ...[[], [], [], []],
    ]);
    expect(body.order.lines.map(({ orderQuantity }) => orderQuantity)).toEqual([2, 2, 2, 2, 2, 48]);
  });

  it('reads units by the codes of EDI, counts out dozens, and doubts a code that may be two units', async () => {
    const units = ['CT', 'DZN', 'dozen', 'gross', 'C62', 'CA', 'ZZ'];
    const lines = units.map((unit) => ({ code: 'COLA-330', quantity: 2, unit }));
    const { body } = await submit({ customer: { id: customerId }, lines });
    expect(body.order.lines.map(({ orderQuantity }) => orderQuantity)).toEqual([48, 24, 24, 288, 2, 2, 2]);
    expect(body.order.lines.flatMap(({ warnings }) => warnings.map(({ message }) => message))).toEqual([
      expect.stringContaining('“CA” was sent as the unit, which may be case or can'),
      expect.stringContaining('“ZZ” was sent as the unit, which nobody here knows'),
    ]);
  });

  it('reads text like a message, of an unknown number as a new sender’s, and keeps what was sent as head', async () => {
    const { status, body } = await submit({
      customer: { phoneNumber: '082 555 0181' },
      text: '2 zing cola 330ml can, deliver tomorrow, PO 99',
      head: { poNumber: '4472' },
    });
    expect(status).toBe(201);
    expect(codes(body.order)).toEqual(['COLA-330']);
    expect(body.order).toMatchObject({
      customer: { phoneNumber: '+27825550181', verification: 'UNVERIFIED' },
      head: { poNumber: { value: '4472' }, requestedDate: { setByPerson: false } },
    });
  });

  it('is an order even where a message would be talk or a change of another', async () => {
    const first = await submit({ customer: { id: customerId }, text: '5 harvest brown bread 700g' });
    const thanks = await submit({ customer: { id: customerId }, text: 'thanks' });
    const more = await submit({ customer: { id: customerId }, text: 'add 2 more harvest brown bread 700g' });
    for (const { body } of [first, thanks, more])
      expect(body.order).toMatchObject({ status: 'PENDING_REVIEW', kind: 'ORDER', proposals: [] });
  });

  it('makes one order of an externalId: a repeat gets it, at once or later, and another order is refused', async () => {
    const body = {
      externalId: 'shop-2',
      customer: { erpCustomerId: 'COR001' },
      text: '3 zing cola 330ml can',
    };
    const both = await Promise.all([submit(body), submit(body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(both[0]?.body.orderId).toBe(both[1]?.body.orderId);
    expect(await submit(body)).toMatchObject({ status: 200, body: { idempotent: true } });
    const shouted = { ...body, customer: { erpCustomerId: 'cor001' }, externalId: 'shop-3' };
    expect(await submit(shouted)).toMatchObject({
      status: 201,
      body: { order: { customer: { id: customerId } } },
    });
    expect(await submit({ ...body, text: '4 zing cola 330ml can' })).toMatchObject({
      status: 409,
      body: { code: 'external_id_reused' },
    });
    expect((await list('externalId=shop-2')).total).toBe(1);
    const other = await openDesk();
    const theirs = await callRoute(
      submitRoute,
      other.requestAs(await keyFor(other, 'orders:write'), 'POST', '/api/orders', {
        ...body,
        customer: { id: customerId },
      }),
    );
    expect(theirs).toMatchObject({ status: 404 });
    await other.close();
  });

  it('says what is wrong, and stores nothing then', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ customer: { id: customerId } }, 'text'],
      [{ customer: { phoneNumber: 'call me' }, text: 'x' }, 'customer.phoneNumber'],
      [{ customer: { erpCustomerId: 'NOBODY' }, text: 'x' }, 'customer.erpCustomerId'],
      [{ customer: { id: customerId }, text: 'x', head: { requestedDate: '2020-01-01' } }, 'requestedDate'],
      [{ customer: { id: customerId }, lines: [{ code: 'COLA-330', quantity: 0 }] }, 'lines.0.quantity'],
    ];
    const before = (await list('limit=1')).total;
    for (const [body, path] of wrong)
      expect(await submit(body), path).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await list('limit=1')).total).toBe(before);
  });

  it('needs the scope for it, and shows the order to those alone who may read', async () => {
    const body = { customer: { id: customerId }, text: '1 zing cola 330ml can' };
    expect(await submit(body, await keyFor(desk, 'orders:read'))).toMatchObject({ status: 403 });
    const blind = await submit(body, await keyFor(desk, 'orders:write'));
    expect(blind).toMatchObject({ status: 201, body: { orderId: expect.any(String) } });
    expect(blind.body).not.toHaveProperty('order');
  });

  it('goes to the ERP once like any other, and writes to nobody’s chat', async () => {
    const { body } = await submit({
      customer: { id: customerId },
      lines: [{ code: 'COLA-330', quantity: 2 }],
    });
    expect(await approveAt(desk, body.order)).toMatchObject({ status: 'COMPLETED' });
    const told = await inTenant(desk, (tx) => tx.select().from(notifications));
    expect(told.filter(({ orderId }) => orderId === body.orderId)).toEqual([]);
  });

  it('follows a customer who was merged before it was read', async () => {
    const twin = await createCustomer(
      desk.manager,
      newCustomer({ name: 'Twin', phoneNumber: '082 555 0182' }),
    );
    const call = callRoute(
      submitRoute,
      desk.requestAs(key, 'POST', '/api/orders', {
        customer: { id: twin.id },
        text: '1 zing cola 330ml can',
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await inTenant(desk, (tx) =>
      tx.update(customers).set({ mergedInto: customerId }).where(eq(customers.id, twin.id)),
    );
    await desk.work('message/received');
    expect(await call).toMatchObject({ status: 201, body: { order: { customer: { id: customerId } } } });
  });
});

describe('PATCH /api/orders/:id', () => {
  const patch = async (id: string, body: unknown, ifMatch?: string) => {
    const request = await desk.requestAs(key, 'PATCH', `/api/orders/${id}`, body);
    if (ifMatch) request.headers.set('if-match', ifMatch);
    return callRoute(patchRoute, request, { id });
  };

  it('changes head and notes, and nothing when the caller has seen an older version', async () => {
    const { body } = await submit({ customer: { id: customerId }, text: '1 zing cola 330ml can' });
    const etag = `"${body.order.version}"`;
    const change = { head: { poNumber: '77' }, notes: 'Gate code 12' };
    const changed = await patch(body.orderId, change, etag);
    expect(changed).toMatchObject({
      status: 200,
      body: { order: { notes: 'Gate code 12', head: { poNumber: { value: '77' } } } },
    });
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(await patch(body.orderId, { notes: 'x' }, etag)).toMatchObject({
      status: 409,
      body: { code: 'order_changed' },
    });
    expect(await patch(body.orderId, { notes: null })).toMatchObject({ body: { order: { notes: null } } });
  });

  it('notes something about a finished order, and leaves its head alone', async () => {
    const { body } = await submit({
      customer: { id: customerId },
      lines: [{ code: 'COLA-330', quantity: 1 }],
    });
    await approveAt(desk, body.order);
    const both = { head: { poNumber: '78' }, notes: 'Too late' };
    expect(await patch(body.orderId, both)).toMatchObject({
      status: 409,
      body: { code: 'order_not_editable' },
    });
    const read = callRoute(getRoute, desk.requestAs(key, 'GET', '/api/orders/x'), { id: body.orderId });
    expect(await read).toMatchObject({ body: { notes: null } });
    expect(await patch(body.orderId, { notes: 'Came back' })).toMatchObject({ status: 200 });
  });
});
