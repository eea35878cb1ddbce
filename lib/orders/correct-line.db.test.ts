import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUT as correctLineRoute } from '@/app/api/orders/[id]/lines/[lineId]/route';
import { keyFor } from '../auth/testing/key-for';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { mintOrderId } from '../ids';
import { callRoute } from '../tenancy/testing/call-route';
import type { FullOrder } from './answers';
import { isDoubtedBesides } from './besides-quantity';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';
import { orderTrail } from './testing/order-trail';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

type Correction = Omit<Parameters<typeof correctLine>[1], 'orderId' | 'lineId'>;
const lesson = { teachAlias: true, aliasScope: 'CUSTOMER' } as const;
const silent = { teachAlias: false, aliasScope: 'CUSTOMER' } as const;

/** Corrects the first line of the order. */
function correct(order: FullOrder, change: Correction, ctx = desk.clerk) {
  const lineId = order.lines[0]?.id ?? '';
  return correctLine(ctx, { orderId: mintOrderId(order.id), lineId, ...change });
}

async function bySku(order: FullOrder, sku: string, rest: Partial<Correction> = {}) {
  return correct(order, { productId: sku, ...silent, ...rest });
}

describe('correcting a line', () => {
  it('points it at the chosen product, verified, with the subtotals anew, and records both sides', async () => {
    const order = await desk.receive('3 flobbadob tins');
    const changed = await bySku(order, 'SUGAR-10');
    expect(changed).toMatchObject({
      success: true,
      alias: null,
      taughtCode: null,
      line: {
        product: { sku: 'SUGAR-10' },
        matchConfidence: 1,
        matchReason: 'confirmed by Clara Clerk',
        verified: true,
        unitPrice: 189.99,
        subtotal: 569.97,
      },
      order: { totalAmount: 569.97, version: order.version + 1 },
    });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).toEqual(changed.order);
    const trail = await orderTrail(desk, order.id);
    expect(trail.at(-1)).toMatchObject({
      action: 'line.corrected',
      actor: { kind: 'user', name: 'Clara Clerk' },
      data: { phrase: order.lines[0]?.rawItemText, from: { productId: null }, to: { sku: 'SUGAR-10' } },
    });
  });

  it('takes quantity and unit along, and a product by its id', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    const productId = order.lines[0]?.product?.id ?? '';
    const { line } = await bySku(order, productId, { quantity: 4.5, unit: 'loaf' });
    expect(line).toMatchObject({ quantity: 4.5, unit: 'loaf', subtotal: 69.75 });
    expect((await orderTrail(desk, order.id)).at(-1)?.action).toBe('line.corrected');
  });

  it('tells of the quantity that it holds when the pack has another size since', async () => {
    const pack = { sku: 'CUP-1', name: 'Paper Cups Blue', unitOfMeasure: 'EA', packSize: 10 };
    await createProduct(desk.manager, newProduct(pack));
    const order = await desk.receive('3 flobbadob tins');
    const { line } = await bySku(order, 'CUP-1', { quantity: 2, unit: 'case' });
    expect(line).toMatchObject({ orderQuantity: 20, quantityNote: '2 × 10 = 20 EA' });
    await updateProduct(desk.manager, { idOrSku: 'CUP-1', changes: { packSize: 12 } });
    const [now] = (await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).lines;
    expect(now).toMatchObject({ orderQuantity: 20, quantityNote: '2 case = 20 EA' });
  });

  it('is a confirmation when nothing differs', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    const { line } = await bySku(order, 'BREAD-BR');
    expect(line).toMatchObject({ verified: true, matchConfidence: 1, quantity: 2 });
    expect((await orderTrail(desk, order.id)).at(-1)?.action).toBe('line.confirmed');
  });

  it('leaves the product in doubt where only the quantity was said, and asks on', async () => {
    const order = await desk.receive('2 harvest brown bread 900g');
    const [asked] = order.lines;
    expect(asked?.verified).toBe(false);
    expect(asked && isDoubtedBesides(asked)).toBe(true);
    const sku = asked?.product?.sku ?? '';
    const { line } = await bySku(order, sku, { quantity: 4, confirmProduct: false });
    expect(line).toMatchObject({
      quantity: 4,
      verified: false,
      matchConfidence: asked?.matchConfidence,
      matchReason: asked?.matchReason,
      decision: asked?.decision,
    });
    expect((await orderTrail(desk, order.id)).at(-1)?.action).toBe('line.corrected');
    const chosen = await bySku(order, sku, { quantity: 4 });
    expect(chosen.line).toMatchObject({ verified: true, matchConfidence: 1, decision: null });
  });

  it('confirms what nobody doubts by its quantity, and another product always', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    const only = { quantity: 4, confirmProduct: false };
    expect((await bySku(order, 'BREAD-BR', only)).line).toMatchObject({ quantity: 4, verified: true });
    const other = await desk.receive('2 harvest brown bread 900g');
    expect((await bySku(other, 'SUGAR-10', only)).line).toMatchObject({ verified: true, matchConfidence: 1 });
  });

  it('answers for a product, a line or an order that is not there with not_found', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    const other = await desk.receive('2 zing cola 330ml can');
    await expect(bySku(order, 'NO-SUCH')).rejects.toMatchObject({ code: 'not_found' });
    const foreignLine = { ...order, lines: other.lines };
    await expect(bySku(foreignLine, 'BREAD-BR')).rejects.toMatchObject({ code: 'not_found' });
    expect(await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).toEqual(order);
  });

  it('refuses a caller who has seen another version', async () => {
    const order = await desk.receive('2 harvest brown bread 700g');
    await bySku(order, 'BREAD-BR', { ifMatch: order.version });
    await expect(bySku(order, 'SUGAR-10', { ifMatch: order.version })).rejects.toMatchObject({
      code: 'order_changed',
      details: { extra: { currentVersion: order.version + 1 } },
    });
  });
});

describe('teaching the phrase of a line', () => {
  it('makes the customer’s next message match by itself, with confidence 1, and say why', async () => {
    const order = await desk.receive('7 grumbleflakes', '+27825550101');
    expect(order.lines).toMatchObject([{ product: null, matchConfidence: 0 }]);
    const { alias } = await bySku(order, 'SUGAR-10', lesson);
    expect(alias).toMatchObject({ customerId: order.customer.id, taughtBy: 'Clara Clerk' });
    const next = await desk.receive('2 grumbleflakes please', '+27825550101');
    expect(next.lines).toMatchObject([{ product: { sku: 'SUGAR-10' }, matchConfidence: 1, quantity: 2 }]);
    expect(next.lines[0]?.matchReason).toMatch(/alias|taught/i);
    expect(next.lines[0]?.matchReason).toContain('Clara Clerk');
  });

  it('keeps a code of the customer’s own as their code, however they write it next; the latest word counts', async () => {
    const phone = '+27825550171';
    const order = await desk.receive('2 x KO-07781', phone);
    expect(order.lines).toMatchObject([{ rawItemText: 'KO-07781', product: null }]);
    expect(await bySku(order, 'SUGAR-10', lesson)).toMatchObject({ taughtCode: 'KO-07781' });
    const next = await desk.receive('5 x ko 07781', phone);
    expect(next.lines).toMatchObject([{ product: { sku: 'SUGAR-10' }, quantity: 5, matchConfidence: 1 }]);
    expect(next.lines[0]?.matchReason).toContain('code');
    await bySku(await desk.receive('2 x KO-07781', phone), 'COLA-330', lesson);
    const last = await desk.receive('1 x KO07781', phone);
    expect(last.lines).toMatchObject([{ product: { sku: 'COLA-330' } }]);
    const other = await desk.receive('2 x KO-07781', '+27825550172');
    expect(other.lines).toMatchObject([{ product: null }]);
  });

  it('refuses words that mean an earlier order, and leaves the line as it was', async () => {
    const from = '+27825550173';
    await approveAt(desk, await desk.receive('4 zing cola 330ml can', from));
    const order = await desk.receive('the usual please', from);
    expect(order.lines).toMatchObject([{ rawItemText: expect.stringContaining('usual'), verified: false }]);
    await expect(bySku(order, 'SUGAR-10', lesson)).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: [{ path: 'teachAlias', code: 'not_teachable' }] },
    });
    const after = await getOrder(desk.clerk, { orderId: mintOrderId(order.id) });
    expect(after.lines).toEqual(order.lines);
    expect(await bySku(order, 'SUGAR-10', silent)).toMatchObject({ line: { product: { sku: 'SUGAR-10' } } });
  });

  it('teaches one customer without telling another', async () => {
    const order = await desk.receive('7 wobblecrisps', '+27825550102');
    await bySku(order, 'SUGAR-10', lesson);
    const other = await desk.receive('7 wobblecrisps', '+27825550103');
    expect(other.lines).toMatchObject([{ product: null, matchConfidence: 0 }]);
  });

  it('teaches the whole tenant when asked to', async () => {
    const order = await desk.receive('7 snorkwhistles', '+27825550104');
    const { alias } = await bySku(order, 'COLA-330', { ...lesson, aliasScope: 'TENANT' });
    expect(alias?.customerId).toBeNull();
    const other = await desk.receive('1 snorkwhistles', '+27825550105');
    expect(other.lines).toMatchObject([{ product: { sku: 'COLA-330' }, matchConfidence: 1 }]);
  });

  it('moves a phrase that meant another product, and says so in the trail', async () => {
    const first = await desk.receive('7 plinkplonks', '+27825550106');
    const taught = await bySku(first, 'COLA-330', lesson);
    const second = await desk.receive('7 plinkplonks', '+27825550106');
    const moved = await bySku(second, 'SUGAR-10', lesson);
    expect(moved.alias).toMatchObject({ id: taught.alias?.id, productId: moved.line.product?.id });
    const trail = await orderTrail(desk, second.id);
    expect(trail.find(({ action }) => action === 'alias.moved')?.data).toMatchObject({
      movedFromProductId: taught.line.product?.id,
    });
    const third = await desk.receive('1 plinkplonks', '+27825550106');
    expect(third.lines).toMatchObject([{ product: { sku: 'SUGAR-10' }, matchConfidence: 1 }]);
  });

  it('reads GLOBAL as TENANT over the route', async () => {
    const order = await desk.receive('7 dinglehoppers', '+27825550107');
    const lineId = order.lines[0]?.id ?? '';
    const body = { productId: 'COLA-330', teachAlias: true, aliasScope: 'GLOBAL' };
    const path = `/api/orders/${order.id}/lines/${lineId}`;
    const put = desk.requestAs('clerk', 'PUT', path, body);
    expect(await callRoute(correctLineRoute, put, { id: order.id, lineId })).toMatchObject({
      status: 200,
      body: { success: true, alias: { customerId: null, aliasText: 'dinglehoppers' } },
    });
  });

  it('teaches nothing for a key that may only write orders, and then corrects nothing either', async () => {
    const order = await desk.receive('7 widdershins', '+27825550108');
    const lineId = order.lines[0]?.id ?? '';
    const key = await keyFor(desk, 'orders:write');
    const send = (body: object) =>
      callRoute(
        correctLineRoute,
        desk.requestAs(key, 'PUT', `/api/orders/${order.id}/lines/${lineId}`, {
          ...{ productId: 'COLA-330', ...body },
        }),
        { id: order.id, lineId },
      );
    const lesson = { teachAlias: true, aliasScope: 'TENANT' };
    expect(await send(lesson)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await getOrder(desk.clerk, { orderId: mintOrderId(order.id) })).version).toBe(order.version);
    expect(await send({})).toMatchObject({ status: 200, body: { alias: null } });
  });
});
