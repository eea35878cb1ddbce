import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as approveRoute } from '@/app/api/orders/[id]/approve/route';
import type { ScriptedErp, ScriptedReply } from '../erp/testing/start-scripted-erp';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import { getOrder } from './get-order';
import {
  owedSyncs,
  passTime,
  setNow,
  startApproval,
  toldAbout,
  useScriptedErp,
} from './testing/at-scripted-erp';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
let erp: ScriptedErp;
beforeAll(async () => {
  desk = await openDesk();
  // It can be asked for nothing: any question gets a 404 without a body.
  erp = await useScriptedErp(desk, { lookup: 'none' });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all([desk.close(), erp.close()]);
});

const text = '2 zing cola 330ml can';
const orderNow = (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

/** Approves over HTTP while the owed syncs are done, as the executor would. */
async function approve(id: string) {
  const path = `/api/orders/${id}/approve`;
  const answer = callRoute(approveRoute, desk.requestAs('clerk', 'POST', path, {}), { id });
  let isOpen = true;
  const close = () => {
    isOpen = false;
  };
  answer.then(close, close);
  while (isOpen) {
    await desk.work('order/approved');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return answer;
}

/** Approves an order of which the ERP says this. */
async function approveWith(reply: Omit<ScriptedReply, 'status'> & { status?: number }) {
  const { id } = await desk.receive(text);
  erp.onPost({ status: 200, ...reply });
  const answer = await approve(id);
  await desk.work('order/approved');
  return { id, answer, order: await orderNow(id), told: await toldAbout(desk, id) };
}

const bom = '\ufeff';
const json = JSON.stringify;

describe('what an ERP says to a posted order, with status 200', () => {
  it.each([
    ['HasError in words', json({ HasError: 'True', Message: 'Item blocked' }), 'Item blocked'],
    [
      'Success in words',
      json({ Message: 'The customer account is on hold', Success: 'false' }),
      'The customer account is on hold',
    ],
    [
      'an error object',
      json({ error: { code: 'X', message: 'Customer does not exist' } }),
      'Customer does not exist',
    ],
    ['ok: false', json({ ok: false, error: 'not_authed' }), 'not_authed'],
    [
      'a refusal after a byte order mark',
      bom + json({ HasError: true, Message: 'Item blocked' }),
      'Item blocked',
    ],
  ])('%s refuses it', async (_name, body, words) => {
    const { answer, order, told } = await approveWith({ body });
    expect(answer).toMatchObject({ status: 502, body: { code: 'erp_refused' } });
    expect(order).toMatchObject({ status: 'FAILED', erpDoubt: null, erp: { doubt: null } });
    expect(order.erp).toMatchObject({ type: 'erp_evolution', lastError: expect.stringContaining(words) });
    expect(order.erpSalesOrderId).toBeUndefined();
    expect(told).toEqual([]);
  });

  it.each([
    ['a reference after a byte order mark', bom + json({ SalesOrderNumber: 'SO777' }), 'SO777'],
    ['a list of one', json([{ OrderNo: 'SO88' }]), 'SO88'],
    ['a document’s name', json({ data: { name: 'SAL-ORD-2026-00012', docstatus: 0 } }), 'SAL-ORD-2026-00012'],
  ])('%s completes it', async (_name, body, reference) => {
    const { answer, order, told } = await approveWith({ body });
    expect(answer).toMatchObject({ status: 200, body: { status: 'COMPLETED', erpSalesOrderId: reference } });
    expect(order).toMatchObject({ status: 'COMPLETED', erpSalesOrderId: reference, erpDoubt: null });
    expect(told).toEqual([expect.stringContaining(reference)]);
  });

  it('names an order and denies it: a person decides, and the ERP is not asked', async () => {
    const lines = [{ ItemCode: 'BR-1', Status: 'Rejected', Message: 'Unknown item' }];
    const asked = erp.calls('GET').length;
    const { order, told } = await approveWith({ body: json({ OrderNumber: 'SO-9007', Lines: lines }) });
    const message = expect.stringMatching(/SO-9007.*Unknown item/);
    const doubt = { state: 'PERSON', message };
    expect(order).toMatchObject({ status: 'APPROVED', erp: { type: 'erp_evolution', doubt } });
    expect(told).toEqual([]);
    expect(erp.calls('GET')).toHaveLength(asked);
  });

  it.each([
    ['nothing', '', 'did not name a sales order'],
    ['the number 0', json({ OrderNo: 0 }), 'did not name a sales order'],
    [
      'a sign-in page',
      '<!doctype html><html><body>Sign in</body></html>',
      'answered with a page, not with data',
    ],
  ])('%s leaves it in doubt, for a person to decide', async (_name, body, words) => {
    const posts = erp.calls('POST').length;
    const startedAt = Date.now();
    const { id, answer, order, told } = await approveWith({ body });
    expect(answer).toMatchObject({ status: 202, body: { status: 'APPROVED', erpSalesOrderId: null } });
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    expect(order).toMatchObject({
      status: 'APPROVED',
      erpDoubt: 'PERSON',
      erp: { waitsUntil: null, doubt: { state: 'PERSON', message: expect.stringContaining(words) } },
    });
    expect(order.erpSalesOrderId).toBeUndefined();
    expect(told).toEqual([]);

    // Never again by itself, whoever approves it once more.
    expect(await approve(id)).toMatchObject({ status: 202, body: { status: 'APPROVED' } });
    expect(erp.calls('POST').length).toBe(posts + 1);
    expect(await owedSyncs(desk)).toEqual([]);
  });

  it('429 has it tried again within 15 minutes, and the order says why it waits', async () => {
    const { id } = await desk.receive(text);
    const now = new Date('2100-03-02T08:00:30Z');
    setNow(now);
    erp.onPost({ status: 429, headers: { 'retry-after': '100000' } });
    await startApproval(desk, { id });
    await desk.work('order/approved');
    const waiting = await orderNow(id);
    expect(waiting.status).toBe('APPROVED');
    expect(waiting.erp).toMatchObject({ doubt: null, waitsUntil: '2100-03-02T08:15:30.000Z' });
    expect(waiting.erp.lastError).toMatch(/^The ERP asked us to wait until 10:15\./);
    await passTime(desk, { until: new Date('2100-03-02T08:15:31Z') });
    expect((await orderNow(id)).status).toBe('COMPLETED');
  });
});
