import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpecialPrice } from '../catalogue/add-special-price';
import { mintOrderId } from '../ids';
import { setStock } from '../stock/set-stock';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { searchProducts } from './search-products';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const search = (words: string, order?: FullOrder, ctx = desk.clerk) =>
  searchProducts(ctx, { search: words, limit: 10, order: order && mintOrderId(order.id) });

describe('searching for a product of a line', () => {
  it('forgives how it is written, and shows what its customer pays, had last and can get', async () => {
    const from = '+27825550711';
    const earlier = await desk.receive('4 zing cola 330ml can', from);
    await approveAt(desk, earlier);
    await addSpecialPrice(desk.manager, {
      ...{ idOrSku: 'COLA-330', price: 7.25, customerId: earlier.customer.id },
      ...{ priceTier: null, from: null, to: null },
    });
    await setStock(desk.manager, { product: 'COLA-330', location: 'JHB', onHand: 40 });
    const order = await desk.receive('8 zzkwiksil sachets', from);
    const { products } = await search('zing kola', order);
    expect(products[0]).toMatchObject({
      sku: 'COLA-330',
      unitPrice: 7.25,
      available: 40,
      lastOrderedDaysAgo: 0,
      reason: expect.stringContaining('name matches'),
    });
  });

  it('of nothing typed offers what the customer takes', async () => {
    const from = '+27825550712';
    await approveAt(desk, await desk.receive('2 harvest brown bread 700g', from));
    const order = await desk.receive('8 zzkwiksil sachets', from);
    expect((await search('', order)).products.map(({ sku }) => sku)).toEqual(['BREAD-BR']);
    expect((await search('')).products).toEqual([]);
  });

  it('shows the list price where no order is named', async () => {
    const { products } = await search('crystal');
    expect(products).toMatchObject([{ sku: 'SUGAR-10', unitPrice: 189.99, lastOrderedDaysAgo: null }]);
  });

  it('knows no order and no product of another tenant', async () => {
    const other = await makeTenant();
    const order = await desk.receive('2 zing cola 330ml can', '+27825550713');
    await expect(search('zing', order, other.clerk)).rejects.toMatchObject({ code: 'not_found' });
    expect((await search('zing', undefined, other.clerk)).products).toEqual([]);
  });

  it('shows what concerns an order only to who may read orders', async () => {
    const order = await desk.receive('2 zing cola 330ml can', '+27825550714');
    const key = {
      ...desk.clerk,
      actor: {
        kind: 'api_key' as const,
        apiKeyId: randomUUID(),
        name: 'Catalogue only',
        scopes: ['catalogue:read' as const],
      },
    };
    expect((await search('zing', undefined, key)).products).toHaveLength(1);
    await expect(search('zing', order, key)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
