import { beforeEach, expect, it } from 'vitest';
import { PUT as setRoute } from '@/app/api/products/[id]/substitutes/route';
import { products } from '@/db/schema/products';
import { stockLevels } from '@/db/schema/stock-levels';
import { inTenant } from '@/db/tenant';
import { substitutesOf } from '../orders/internal/offered-substitutes';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { listSubstitutes } from './list-substitutes';

let tenant: TestTenant;
let idOf: Record<string, string>;
beforeEach(async () => {
  tenant = await makeTenant();
  const rows = ['A', 'B', 'C'].map((sku) => ({ tenantId: tenant.tenantId, sku, name: sku, basePrice: '1' }));
  const made = await inTenant(tenant, (tx) => tx.insert(products).values(rows).returning());
  idOf = Object.fromEntries(made.map(({ sku, id }) => [sku, id]));
});

const set = (id: string, substitutes: unknown, sender: 'manager' | 'clerk' = 'manager') =>
  callRoute(setRoute, tenant.requestAs(sender, 'PUT', `/api/products/${id}/substitutes`, { substitutes }), {
    id,
  });

it('keeps an ordered list, and shows what is listed both ways from the other side', async () => {
  const body = [
    { sku: 'C', note: 'smaller tin' },
    { sku: idOf.B, bothWays: true },
  ];
  expect(await set('A', body)).toMatchObject({
    status: 200,
    body: {
      substitutes: [{ product: { sku: 'C' }, note: 'smaller tin' }, { product: { sku: 'B' } }],
      standsInFor: [],
    },
  });
  const seen = (idOrSku: string) => listSubstitutes(tenant.manager, { idOrSku });
  expect(await seen('B')).toMatchObject({ substitutes: [], standsInFor: [{ product: { sku: 'A' } }] });
  expect(await seen('C')).toEqual({ substitutes: [], standsInFor: [] });
  await set('A', [{ sku: 'B' }]);
  expect(await seen('A')).toMatchObject({ substitutes: [{ product: { sku: 'B' }, bothWays: false }] });
  expect(await seen('B')).toMatchObject({ standsInFor: [] });
});

it('refuses strange SKUs, the product itself, one twice, other tenants and clerks', async () => {
  const faultOf = async (substitutes: unknown) => {
    const { status, body } = await set('A', substitutes);
    return [status, (body as { errors?: { path: string; code: string }[] }).errors?.[0]];
  };
  const at = (index: number, code: string) => [
    400,
    expect.objectContaining({ path: `substitutes.${index}.sku`, code }),
  ];
  expect(await faultOf([{ sku: 'MOON' }])).toEqual(at(0, 'unknown_product'));
  expect(await faultOf([{ sku: 'A' }])).toEqual(at(0, 'same_product'));
  expect(await faultOf([{ sku: 'B' }, { sku: idOf.B }])).toEqual(at(1, 'twice'));
  expect(await set('A', [], 'clerk')).toMatchObject({ status: 403 });
  const other = await makeTenant();
  const [foreign] = await inTenant(other, (tx) =>
    tx.insert(products).values({ tenantId: other.tenantId, sku: 'X', name: 'X', basePrice: '1' }).returning(),
  );
  expect(await set(foreign?.id ?? '', [])).toMatchObject({ status: 404 });
  expect(await faultOf([{ sku: foreign?.id }])).toEqual(at(0, 'unknown_product'));
});

it('offers in the place of short goods what is in stock, or not counted', async () => {
  await set('A', [{ sku: 'B' }, { sku: 'C' }]);
  const locationId = tenant.location.id;
  await inTenant(tenant, (tx) =>
    tx.insert(stockLevels).values({
      ...{
        tenantId: tenant.tenantId,
        productId: idOf.B ?? '',
        locationId,
        onHand: '0',
        countedAt: new Date(),
      },
    }),
  );
  const offered = await inTenant(tenant, async (tx) => {
    const [product] = await tx.select().from(products).limit(1);
    if (!product) throw new Error('no product');
    const line = { id: 'line', productId: idOf.A } as never;
    const short = () => [{ code: 'short_of_stock', message: '' }];
    const of = await substitutesOf(tx, tenant.manager, locationId, [{ line, product }], short);
    const enough = await substitutesOf(tx, tenant.manager, locationId, [{ line, product }], () => []);
    return [of('line'), enough('line')];
  });
  expect(offered).toMatchObject([[{ product: { sku: 'C' }, available: null }], []]);
});
