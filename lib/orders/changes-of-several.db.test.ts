import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { saveTenantSettings } from '../settings/save-tenant-settings';
import type { FullOrder } from './answers';
import { getOrder } from './get-order';
import { takeProposal } from './take-proposal';
import { type Desk, openDesk } from './testing/open-desk';
import { newNumber, receiveText, secondsAgo } from './testing/receive-text';

configureMessaging();
// Each test is a conversation: several messages, delivered and read one after the other.
vi.setConfig({ testTimeout: 60_000 });

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  for (const product of [
    { sku: 'BREAD-WH', name: 'Harvest White Bread 700g' },
    { sku: 'BEANS', name: 'Veldkos Baked Beans 410g' },
    // Of three kinds of beans, reading alone does not tell which.
    { sku: 'BEANS-SUGAR', name: 'Kraal Sugar Beans 500g' },
    { sku: 'BEANS-BUTTER', name: 'Kraal Butter Beans 500g' },
    { sku: 'BEANS-3', name: 'Veldkos Baked Beans 3kg' },
    { sku: 'BEANS-CS', name: 'Veldkos Baked Beans 12 x 410g' },
    { sku: 'BEANS-S5', name: 'Kraal Sugar Beans 5kg' },
    { sku: 'POWDER', name: 'Groenvlei Full Cream Milk Powder 900g' },
  ])
    await createProduct(desk.manager, newProduct(product));
  await saveTenantSettings(desk.manager, { quietSeconds: 90 });
});
afterAll(() => desk.close());

const write = async (from: string, body: string, ago = 0) =>
  (await receiveText(desk, body, { from, timestamp: secondsAgo(ago) })).order;
const look = ({ id }: { id: string }) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const brief = ({ lines }: FullOrder) =>
  lines.map(({ quantity, product }) => `${quantity} ${product?.sku ?? null}`);
const asked = ({ proposals }: FullOrder) =>
  proposals.map(({ kind, quantity, phrase }) => `${kind} ${quantity} ${phrase}`);

describe('“make it 5” of goods that lie in two orders', () => {
  it('is proposed on each, as so many in all', async () => {
    const from = newNumber();
    const older = await write(from, '10 brown bread 700g\n4 milk powder 900g', 400);
    const newer = await write(from, '6 baked beans 410g', 200);
    const change = await write(from, 'make the milk powder 5 and the beans 12');
    expect(asked(await look(older))).toEqual(['SET_QUANTITY 5 milk powder 900g']);
    expect(asked(await look(newer))).toEqual(['SET_QUANTITY 12 baked beans 410g']);
    for (const order of [older, newer]) {
      const [proposal] = (await look(order)).proposals;
      await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposal?.id ?? '' });
    }
    expect(brief(await look(older))).toEqual(['10 BREAD-BR', '5 POWDER']);
    expect(brief(await look(newer))).toEqual(['12 BEANS']);
    expect(await look(change)).toMatchObject({ status: 'CANCELLED', closedAs: 'MERGED' });
  });
});

describe('a change of several lines within the quiet time', () => {
  it('that cannot be told of one line is left to a clerk as a whole, and added to nothing', async () => {
    const from = newNumber();
    const first = await write(from, '10 brown bread 700g\n6 baked beans 410g\n4 white bread 700g');
    await write(from, 'Change beans to 12, remove bread');
    const order = await look(first);
    expect(brief(order)).toEqual(['10 BREAD-BR', '6 BEANS', '4 BREAD-WH']);
    expect(asked(order)).toEqual(['SET_QUANTITY 12 baked beans 410g']);
    expect(order.warnings.map(({ message }) => message).join()).toContain('remove bread');
  });

  it('of goods that are not ordered is left to a clerk', async () => {
    const from = newNumber();
    const first = await write(from, '10 brown bread 700g\n6 baked beans 410g');
    await write(from, 'make the beans 12 and the white bread 8');
    const order = await look(first);
    expect(brief(order)).toEqual(['10 BREAD-BR', '6 BEANS']);
    expect(asked(order)).toEqual(['SET_QUANTITY 12 baked beans 410g', 'ADD_LINE 8 white bread']);
  });

  it('sets one and adds another, and doubts nothing that is done', async () => {
    const from = newNumber();
    const first = await write(from, '10 brown bread 700g\n6 baked beans 410g');
    await write(from, 'make the beans 12 and add 2 milk powder 900g');
    const order = await look(first);
    expect(brief(order)).toEqual(['10 BREAD-BR', '12 BEANS', '2 POWDER']);
    expect(order.warnings.map(({ code }) => code)).not.toContain('left_out_later');
  });
});
