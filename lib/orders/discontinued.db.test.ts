import { afterEach, beforeEach, expect, it } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { setSubstitutes } from '../catalogue/set-substitutes';
import { newProduct } from '../catalogue/testing/new-product';
import { updateProduct } from '../catalogue/update-product';
import { mintOrderId } from '../ids';
import type { FullOrder } from './answers';
import { correctLine } from './correct-line';
import { getOrder } from './get-order';
import { listOrders } from './list-orders';
import { obstaclesOf } from './obstacles';
import { searchProducts } from './search-products';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

const sell = (idOrSku: string, isSold: boolean) =>
  updateProduct(desk.manager, { idOrSku, changes: { isDiscontinued: !isSold } });
const seen = (orderId: string) => getOrder(desk.clerk, { orderId: mintOrderId(orderId) });
const goneOf = ({ lines }: FullOrder) =>
  lines
    .flatMap(({ candidates }) => candidates.filter(({ isDiscontinued }) => isDiscontinued))
    .map(({ product }) => product.sku);
const codesOf = async (orderId: string) =>
  (await seen(orderId)).lines.map(({ warnings }) => warnings.map(({ code }) => code));

it('goes to a clerk with the goods that may be sent instead, and is Ready again once it is sold', async () => {
  await createProduct(desk.manager, newProduct({ sku: 'RUSK', name: 'Buttermilk Rusks 450g' }));
  await createProduct(desk.manager, newProduct({ sku: 'TEA', name: 'Rooibos Tea 80s' }));
  const substitutes = [
    { sku: 'RUSK', note: null, bothWays: false },
    { sku: 'TEA', note: null, bothWays: false },
  ];
  await setSubstitutes(desk.manager, { idOrSku: 'BREAD-BR', substitutes });
  const before = await desk.receive('2 harvest brown bread 700g');
  expect(obstaclesOf(before)).toEqual([]);
  expect(goneOf(before)).toEqual([]);
  await sell('BREAD-BR', false);
  await sell('TEA', false);
  // What waits is told as well as what comes in.
  const after = await desk.receive('3 harvest brown bread 700g', '+27825550722');
  for (const { id } of [before, after]) {
    const order = await seen(id);
    expect(order.lines[0]).toMatchObject({ product: { sku: 'BREAD-BR' } });
    expect(await codesOf(id)).toEqual([['discontinued']]);
    expect(goneOf(order)).toEqual(['BREAD-BR']);
    expect(order.lines[0]?.substitutes.map(({ product }) => product.sku)).toEqual(['RUSK']);
    expect(obstaclesOf(order)).toEqual(['lines']);
  }
  const { orders } = await listOrders(desk.clerk, { limit: 10, offset: 0 });
  expect(orders.map(obstaclesOf)).toEqual([['lines'], ['lines']]);
  await sell('BREAD-BR', true);
  expect(await codesOf(before.id)).toEqual([[]]);
});

it('may go all the same once a clerk has chosen it, and says no more of it when it is approved', async () => {
  await sell('BREAD-BR', false);
  const order = await desk.receive('2 harvest brown bread 700g');
  const [line] = order.lines;
  if (!line?.product) throw new Error('the order has no line');
  await correctLine(desk.clerk, {
    orderId: mintOrderId(order.id),
    lineId: line.id,
    ...{ productId: line.product.id, teachAlias: false, aliasScope: 'CUSTOMER' },
  });
  expect(obstaclesOf(await seen(order.id))).toEqual([]);
  await approveAt(desk, await seen(order.id));
  expect(await codesOf(order.id)).toEqual([[]]);
});

it('gives way to the product that follows it, in an index that is there already', async () => {
  expect((await desk.receive('2 harvest brown bread 700g')).lines[0]?.product?.sku).toBe('BREAD-BR');
  await createProduct(desk.manager, newProduct({ sku: 'BREAD-NEW', name: 'Harvest Brown Bread 700g' }));
  await sell('BREAD-BR', false);
  const { lines } = await desk.receive('2 harvest brown bread 700g', '+27825550723');
  expect(lines[0]).toMatchObject({ product: { sku: 'BREAD-NEW' }, warnings: [] });
  const { products } = await searchProducts(desk.clerk, { search: 'harvest', limit: 10 });
  expect(products.map(({ sku, isDiscontinued }) => [sku, isDiscontinued])).toEqual([
    ['BREAD-NEW', false],
    ['BREAD-BR', true],
  ]);
});
