import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { erpConfigSchema } from '../erp/config';
import { type ScriptedErp, startScriptedErp } from '../erp/testing/start-scripted-erp';
import { mintOrderId } from '../ids';
import { saveErpSettings } from '../settings/save-erp-settings';
import { getOrder } from './get-order';
import { approveAt } from './testing/approve-at';
import { startApproval, useScriptedErp } from './testing/at-scripted-erp';
import { agent, type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
const erps: ScriptedErp[] = [];
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => {
  await Promise.all(erps.splice(0).map((erp) => erp.close()));
});
afterAll(() => desk.close());

async function closing(starting: Promise<ScriptedErp>): Promise<ScriptedErp> {
  const erp = await starting;
  erps.push(erp);
  return erp;
}

const orderNow = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const evolution = {
  type: 'erp_evolution',
  branchCode: 'JHB',
  warehouseCode: 'MAIN',
  defaultCustomerAccount: null,
  ...agent,
} as const;

/** Posted to an ERP that gave no answer, and asked about, without one either. */
async function orderInDoubt(former: ScriptedErp): Promise<string> {
  const { id } = await desk.receive('2 zing cola 330ml can');
  former.onPost('drop_after_booking');
  former.onLookup({ status: 503 }, 100);
  await startApproval(desk, { id });
  await desk.work('order/approved');
  expect(await orderNow(id)).toMatchObject({ status: 'APPROVED', erpDoubt: 'ASKING' });
  return id;
}

it('leaves to a person an order that the ERP gives the reference of another, and does not have itself', async () => {
  const erp = await closing(useScriptedErp(desk, { lookup: 'booked' }));
  erp.onPost({ status: 201, body: { OrderNo: 'SO-777' } }, 2);
  const [one, two] = [
    await desk.receive('2 zing cola 330ml can'),
    await desk.receive('3 zing cola 330ml can', '+27825550777'),
  ];
  expect(await approveAt(desk, one)).toMatchObject({ status: 'COMPLETED', erpSalesOrderId: 'SO-777' });
  await startApproval(desk, two);
  await desk.work('order/approved');
  const message = expect.stringContaining(`SO-777, which another order has already (${one.id})`);
  expect(await orderNow(two.id)).toMatchObject({
    status: 'APPROVED',
    erpDoubt: 'PERSON',
    erp: { doubt: { message } },
  });
});

it('leaves to a person an order that an endpoint of the tenant’s own gives the reference of another', async () => {
  const endpoint = await closing(useScriptedErp(desk, {}, 'generic_webhook'));
  endpoint.onPost({ status: 200, body: { erpSalesOrderId: 'ACC-1' } }, 2);
  const [one, two] = [
    await desk.receive('2 zing cola 330ml can'),
    await desk.receive('3 zing cola 330ml can', '+27825550777'),
  ];
  expect(await approveAt(desk, one)).toMatchObject({ status: 'COMPLETED', erpSalesOrderId: 'ACC-1' });
  await startApproval(desk, two);
  await desk.work('order/approved');
  const message = expect.stringContaining(`ACC-1, which another order has already (${one.id})`);
  expect(await orderNow(two.id)).toMatchObject({
    status: 'APPROVED',
    erp: { doubt: { state: 'PERSON', message } },
  });
  expect(endpoint.calls('POST')).toHaveLength(2);
});

describe('an order that the ERP of before may have', () => {
  it.each([
    ['of another kind', { type: 'generic_webhook' } as const],
    ['at another address', evolution],
  ])('is not posted to one %s: a person looks', async (_, settings) => {
    const former = await closing(useScriptedErp(desk));
    const id = await orderInDoubt(former);
    const current = await closing(startScriptedErp());
    await saveErpSettings(desk.manager, erpConfigSchema.parse({ ...settings, endpoint: current.url }));
    await desk.work('order/approved');
    expect(current.calls('POST')).toEqual([]);
    const message = expect.stringContaining(`posted to the ERP at ${new URL(former.url).host}, which`);
    expect(await orderNow(id)).toMatchObject({
      status: 'APPROVED',
      erpDoubt: 'PERSON',
      erp: { doubt: { message } },
    });
  });

  it('is asked for where only the settings of the same ERP change', async () => {
    const former = await closing(useScriptedErp(desk));
    const id = await orderInDoubt(former);
    await saveErpSettings(
      desk.manager,
      erpConfigSchema.parse({ ...evolution, warehouseCode: 'SIDE', endpoint: former.url }),
    );
    expect(await orderNow(id)).toMatchObject({ status: 'APPROVED', erpDoubt: 'ASKING' });
  });
});
