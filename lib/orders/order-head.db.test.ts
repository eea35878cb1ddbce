import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PUT as headRoute } from '@/app/api/orders/[id]/head/route';
import { customerBranches } from '@/db/schema/customer-branches';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { inTenant } from '@/db/tenant';
import { keyFor } from '../auth/testing/key-for';
import { addBranch } from '../customers/add-branch';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { updateCustomer } from '../customers/update-customer';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { approveOrder } from './approve-order';
import { buildPickSlip } from './build-pick-slip';
import { chooseCustomer } from './choose-customer';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const rowOf = async ({ id }: FullOrder) => {
  const [row] = await inTenant(desk, (tx) =>
    tx
      .select()
      .from(orders)
      .where(eq(orders.id, mintOrderId(id))),
  );
  if (!row) throw new Error('no such order');
  return row;
};

it('is read with the lines: number, day, hours and place, and marked in the text', async () => {
  const { customer } = await desk.receive('hello');
  const [branch] = await inTenant(desk, (tx) =>
    tx
      .insert(customerBranches)
      .values({ tenantId: desk.tenantId, customerId: customer.id, name: 'Main Street', names: ['Main St'] })
      .returning(),
  );
  const order = await desk.receive(
    'PO 4471\n3 zing cola 330ml can\nDeliver to Main St on 5 Dec between 8am and 12pm',
  );
  const { head, poKey, accounted } = await rowOf(order);
  expect(head).toMatchObject({
    poNumber: { value: '4471', setByPerson: false },
    window: { value: { from: '08:00', to: '12:00' } },
    shipTo: { value: { branchId: branch?.id } },
  });
  expect(head?.requestedDate?.value).toMatch(/-12-05$/);
  expect(poKey).toBe('4471');
  const marked = accounted?.filter(({ as }) => as === 'head') ?? [];
  expect(marked.map(({ start, end, reason }) => [order.rawText.slice(start, end), reason])).toEqual(
    expect.arrayContaining([
      ['4471', 'poNumber'],
      ['5 Dec', 'requestedDate'],
      ['between 8am and 12pm', 'window'],
    ]),
  );
  expect(order.leftOut).toBe(0);
});

type Sender = Parameters<Desk['requestAs']>[0];
const set = async (
  { id }: FullOrder,
  body: unknown,
  as: Sender = 'clerk',
  by: Pick<Desk, 'requestAs'> = desk,
) => {
  const answer = await callRoute(headRoute, by.requestAs(as, 'PUT', `/api/orders/${id}/head`, body), { id });
  return answer as { status: number; body: { order: FullOrder; code: string; errors: unknown } };
};
const see = ({ id }: FullOrder) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
let numbers = 0;
const nextNumber = () => `+2782555${String(1000 + numbers++)}`;

it('is set part by part, with what was and what is in the trail, and a place of this customer alone', async () => {
  const order = await desk.receive('2 zing cola 330ml can, po 5512', nextNumber());
  const own = await addBranch(desk.clerk, {
    ...noBranch,
    customerId: order.customer.id,
    name: 'Corner',
    code: 'C1',
  });
  const { status, body } = await set(order, {
    poNumber: '5513',
    requestedDate: '2099-12-05',
    window: { from: '08:00', to: null },
    shipTo: { branchId: own.id },
    instructions: 'Ring twice',
  });
  expect(status).toBe(200);
  expect(body.order.version).toBe(order.version + 1);
  expect(body.order.head).toMatchObject({
    poNumber: { value: '5513', setByPerson: true, span: null, reason: 'set by Clara Clerk', doubts: [] },
    requestedDate: { value: '2099-12-05', alternative: null },
    window: { value: { from: '08:00', to: null } },
    shipTo: { value: { branchId: own.id, text: 'Corner' }, branch: { code: 'C1' } },
    instructions: { value: 'Ring twice' },
    contact: null,
  });
  expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
    action: 'order.head_set',
    data: {
      before: { poNumber: '5512', requestedDate: null },
      after: { poNumber: '5513', requestedDate: '2099-12-05' },
    },
  });
  const emptied = await set(order, { poNumber: null });
  expect(emptied.body.order.head.poNumber).toBeNull();
  expect(emptied.body.order.head.instructions?.value).toBe('Ring twice');
});

it.each([
  ['a day that has passed', { requestedDate: '2020-01-01' }, 'requestedDate'],
  ['31 February', { requestedDate: '2099-02-31' }, 'requestedDate'],
  ['hours that end before they begin', { window: { from: '12:00', to: '08:00' } }, 'window'],
  ['no hours at all', { window: { from: null, to: null } }, 'window'],
  ['a number of 300 characters', { poNumber: '4'.repeat(300) }, 'poNumber'],
  ['a part that there is not', { colour: 'red' }, 'colour'],
])('takes no %s', async (_name, body, path) => {
  const order = await desk.receive('1 zing cola 330ml can', nextNumber());
  const answer = await set(order, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', errors: [{ path }] } });
  expect((await see(order)).version).toBe(order.version);
});

it('knows no branch of another customer', async () => {
  const order = await desk.receive('1 zing cola 330ml can', nextNumber());
  const other = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  const theirs = await addBranch(desk.clerk, { ...noBranch, customerId: other.id, name: 'Theirs' });
  expect(await set(order, { shipTo: { branchId: theirs.id } })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'shipTo.branchId', code: 'unknown_branch' }] },
  });
});

it('is for those who may write orders, of their own tenant, while the order is open, against the version they saw', async () => {
  const order = await desk.receive('1 zing cola 330ml can', nextNumber());
  expect((await set(order, { urgent: true }, 'nobody')).status).toBe(401);
  expect((await set(order, { urgent: true }, await keyFor(desk, 'orders:read'))).status).toBe(403);
  expect((await set(order, { urgent: true }, 'clerk', await makeTenant())).status).toBe(404);
  await approveAt(desk, order, { confirmCustomer: true });
  expect(await set(order, { urgent: true })).toMatchObject({
    status: 409,
    body: { code: 'order_not_editable' },
  });
});

it('says what of it is doubtful, until a person has said what holds', async () => {
  const order = await desk.receive('2 zing cola 330ml can\nPO 88\ndeliver on 31 Feb', nextNumber());
  expect(order.headDoubts).toEqual(['requestedDate']);
  expect(order.head.requestedDate).toMatchObject({
    value: null,
    doubts: [{ code: 'no-such-day' }],
    span: expect.anything(),
  });
  const [listed] = (await listOrders(desk.clerk, { limit: 1, offset: 0 })).orders;
  expect(listed).toMatchObject({ id: order.id, headDoubts: ['requestedDate'], poNumberMissing: false });
  const { body } = await set(order, { requestedDate: '2099-06-05' });
  expect(body.order.headDoubts).toEqual([]);
});

it('warns on both orders of a number that came twice, until one of them is cancelled', async () => {
  const from = nextNumber();
  const one = await desk.receive('2 zing cola 330ml can, PO 7001', from);
  expect(one.warnings.map(({ code }) => code)).not.toContain('po_number_repeated');
  const other = await desk.receive('5 harvest brown bread 700g\nPO: po-7001', from);
  expect(other.warnings).toContainEqual(
    expect.objectContaining({ code: 'po_number_repeated', orderId: one.id }),
  );
  expect((await see(one)).warnings).toContainEqual(
    expect.objectContaining({ code: 'po_number_repeated', orderId: other.id }),
  );
  const stranger = await desk.receive('2 zing cola 330ml can, PO 7001', nextNumber());
  expect(stranger.warnings.map(({ code }) => code)).not.toContain('po_number_repeated');
  await set(other, { poNumber: '7002' });
  expect((await see(one)).warnings.map(({ code }) => code)).not.toContain('po_number_repeated');
});

it('keeps an order from its approval while the customer’s number is missing that they require', async () => {
  const order = await desk.receive('2 zing cola 330ml can', nextNumber());
  await updateCustomer(desk.manager, { customerId: order.customer.id, changes: { poNumberRequired: true } });
  expect((await see(order)).poNumberMissing).toBe(true);
  const orderId = mintOrderId(order.id);
  await expect(approveOrder(desk.clerk, { orderId, overrideCreditHold: false })).rejects.toMatchObject({
    code: 'po_number_missing',
  });
  await set(order, { poNumber: '1' });
  expect((await approveAt(desk, order)).status).toBe('COMPLETED');
});

it('is found by its number, wherever that comes from, and however its customer is called since', async () => {
  const found = async (search: string) =>
    (await listOrders(desk.clerk, { search, limit: 50, offset: 0 })).orders.map(({ id }) => id);
  const order = await desk.receive('2 zing cola 330ml can', nextNumber());
  await set(order, { poNumber: 'KZN/88123' });
  const customerId = order.customer.id;
  for (const number of ['KZN/88123', 'kzn/881', '88123']) expect(await found(number)).toEqual([order.id]);
  await updateCustomer(desk.manager, { customerId, changes: { name: 'Umbilo Traders' } });
  expect(await found('KZN/88123')).toEqual([order.id]);
  expect(await found('umbilo')).toEqual([order.id]);
  const { id: other } = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  await chooseCustomer(desk.clerk, { orderId: mintOrderId(order.id), customerId: other });
  expect(await found('KZN/88123')).toEqual([order.id]);
  await set(order, { poNumber: 'KZN/99001' });
  expect([await found('KZN/99001'), await found('KZN/88123')]).toEqual([[order.id], []]);
});

it('reaches the ERP in the notes, and the warehouse on the slip', async () => {
  const order = await desk.receive('2 zing cola 330ml can', nextNumber());
  await set(order, { poNumber: '4471', requestedDate: '2099-12-05', shipTo: { text: 'back gate' } });
  await approveAt(desk, order);
  const posted = desk.erp.orders().find((each) => each.order.ExternalOrderNo === order.id);
  expect(posted?.order.Notes).toBe(
    'PO 4471 · Deliver 5 Dec 2099 · To back gate\nAutomated order from a customer message: 2 zing cola 330ml can',
  );
  const { pickSlip } = await buildPickSlip(desk.clerk, { orderId: mintOrderId(order.id) });
  expect(pickSlip.head).toMatchObject({ poNumber: '4471', requestedDate: '2099-12-05', shipTo: 'back gate' });
});

it('is read again for another customer, whose branches it may name', async () => {
  const order = await desk.receive('2 zing cola 330ml can\nDeliver to Quarry Road', nextNumber());
  const other = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  const quarry = await addBranch(desk.clerk, { ...noBranch, customerId: other.id, name: 'Quarry Road' });
  expect(order.head.shipTo?.value.branchId).toBeNull();
  const { order: theirs } = await chooseCustomer(desk.clerk, {
    orderId: mintOrderId(order.id),
    customerId: other.id,
  });
  expect(theirs.head.shipTo?.branch?.id).toBe(quarry.id);
});

it('is picked where the branch that it goes to usually is, and warned of a day on which that takes no goods', async () => {
  const [store] = await inTenant(desk, (tx) =>
    tx
      .insert(locations)
      .values({ tenantId: desk.tenantId, code: 'CPT', name: 'Cape Town', warehouseCode: 'WH-CPT' })
      .returning(),
  );
  const customer = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  const place = { ...noBranch, customerId: customer.id, locationId: store?.id ?? '' };
  await addBranch(desk.clerk, { ...place, name: 'Harbour', deliveryDays: ['MON'] });
  const order = await desk.receive('2 zing cola 330ml can\nDeliver to Harbour', customer.phoneNumber ?? '');
  expect(order.location?.code).toBe('CPT');
  // A Saturday.
  const { body } = await set(order, { requestedDate: '2099-12-05' });
  expect(body.order.head.requestedDate?.doubts).toEqual([
    { code: 'no-delivery-day', message: expect.stringContaining('Monday 7 December') },
  ]);
  expect(body.order.headDoubts).toEqual([]);
  const { pickSlip } = await buildPickSlip(desk.clerk, { orderId: mintOrderId(order.id) });
  expect(pickSlip.locationName).toBe('Cape Town');
  await approveAt(desk, order);
  const posted = desk.erp.orders().find((each) => each.order.ExternalOrderNo === order.id);
  expect(posted?.order.Lines[0]?.WarehouseCode).toBe('WH-CPT');

  const elsewhere = await desk.receive(
    '3 zing cola 330ml can\nDeliver to Harbour',
    customer.phoneNumber ?? '',
  );
  const moved = await set(elsewhere, { shipTo: { text: 'back gate' } });
  expect(moved.body.order.location?.code).not.toBe('CPT');
});

it('is to be settled where nothing can come on the day asked for, in the list as in the order', async () => {
  const customer = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
  const later = days[(new Date().getDay() + 4) % 7] ?? 'MON';
  const place = { ...noBranch, customerId: customer.id, name: 'Ridge Road' };
  await addBranch(desk.clerk, { ...place, deliveryDays: [later] });
  const from = customer.phoneNumber ?? '';
  const order = await desk.receive('2 zing cola 330ml can\nDeliver to Ridge Road tomorrow', from);
  expect(order.head.requestedDate?.doubts.map(({ code }) => code)).toContain('no-delivery-day');
  expect(order.headDoubts).toContain('requestedDate');
  expect(await listedDoubts(order)).toContain('requestedDate');
  const { body } = await set(order, { requestedDate: '2099-12-05' });
  expect(body.order.headDoubts).toEqual([]);
  expect(await listedDoubts(order)).toEqual([]);
});

it('has the branch that is named behind goods, and the goods have none of it', async () => {
  const customer = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  await addBranch(desk.clerk, { ...noBranch, customerId: customer.id, name: 'Southgate' });
  const text = '2 zing cola 330ml can for Southgate';
  const order = await desk.receive(text, customer.phoneNumber ?? '');
  expect(order.lines.map(({ rawItemText }) => rawItemText)).toEqual(['zing cola 330ml can']);
  expect(order.head.shipTo?.branch?.name).toBe('Southgate');
  const told = order.accounted.map(({ start, end, as }) => [as, text.slice(start, end)]);
  expect(told).toContainEqual(['head', 'Southgate']);
});

it('is to be settled where goods are wanted the same day after the cut-off', async () => {
  const [store] = await inTenant(desk, (tx) =>
    tx
      .insert(locations)
      .values({ tenantId: desk.tenantId, code: 'PE', name: 'Gqeberha', cutOffTime: '00:00' })
      .returning(),
  );
  const customer = await createCustomer(desk.manager, newCustomer({ phoneNumber: nextNumber() }));
  const place = { ...noBranch, customerId: customer.id, locationId: store?.id ?? '', name: 'Bay Street' };
  await addBranch(desk.clerk, place);
  const from = customer.phoneNumber ?? '';
  const order = await desk.receive('2 zing cola 330ml can\nDeliver to Bay Street today', from);
  expect(order.head.requestedDate?.doubts.map(({ code }) => code)).toContain('after-cut-off');
  expect(order.headDoubts).toContain('requestedDate');
  expect(await listedDoubts(order)).toContain('requestedDate');
});

async function listedDoubts({ id }: FullOrder) {
  const { orders: listed } = await listOrders(desk.clerk, { limit: 50, offset: 0 });
  return listed.find((each) => each.id === id)?.headDoubts;
}

const noBranch = { code: null, address: null, names: [], locationId: null, deliveryDays: [] };
