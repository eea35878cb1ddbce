import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getProductRoute, PUT as updateProductRoute } from '@/app/api/products/[id]/route';
import { POST as createProductRoute, GET as listProductsRoute } from '@/app/api/products/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { getProduct } from './get-product';
import { listProducts } from './list-products';
import { newProduct } from './testing/new-product';
import { updateProduct } from './update-product';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const cola = newProduct({ sku: 'BEV-0012', name: 'Cola 330ml can 24-pack', basePrice: 189.9 });

function audited(action: string) {
  const where = and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, action));
  return inTenant(tenant, (tx) => tx.select().from(auditEvents).where(where));
}

describe('createProduct', () => {
  it('adds the product and records who did it', async () => {
    const product = await createProduct(tenant.manager, cola);
    expect(await getProduct(tenant.manager, product.id)).toEqual({ ...product, stock: [] });
    expect(await audited('product.created')).toMatchObject([
      { subjectId: product.id, actor: tenant.manager.actor, data: { sku: 'BEV-0012' } },
    ]);
  });

  it('refuses a SKU that the tenant has, and takes one that only another has', async () => {
    await createProduct(tenant.manager, cola);
    await expect(createProduct(tenant.manager, cola)).rejects.toMatchObject({ code: 'sku_taken' });
    const other = await makeTenant();
    await expect(createProduct(other.manager, cola)).resolves.toMatchObject({ sku: 'BEV-0012' });
  });

  it('adds one product when two ask for the SKU at once', async () => {
    const both = await Promise.allSettled([
      createProduct(tenant.manager, cola),
      createProduct(tenant.manager, cola),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('updateProduct', () => {
  it('changes the fields given, leaves the others and records it', async () => {
    const product = await createProduct(tenant.manager, cola);
    const changed = await updateProduct(tenant.manager, {
      idOrSku: 'BEV-0012',
      changes: { basePrice: 194.5, category: null },
    });
    expect(changed).toEqual({ ...product, basePrice: 194.5, category: null, version: 2 });
    expect(await audited('product.changed')).toMatchObject([
      { subjectId: product.id, data: { basePrice: 194.5 } },
    ]);
  });

  it('refuses the SKU of another product', async () => {
    await createProduct(tenant.manager, cola);
    await createProduct(tenant.manager, newProduct({ sku: 'BEV-0013' }));
    await expect(
      updateProduct(tenant.manager, { idOrSku: 'BEV-0013', changes: { sku: 'BEV-0012' } }),
    ).rejects.toMatchObject({ code: 'sku_taken' });
  });

  it('refuses a change that was made on an older state, and makes it on the present one', async () => {
    const { id, version } = await createProduct(tenant.manager, cola);
    const change = (basePrice: number, ifMatch: number) =>
      updateProduct(tenant.manager, { idOrSku: id, changes: { basePrice }, ifMatch });
    expect(await change(1, version)).toMatchObject({ basePrice: 1, version: 2 });
    await expect(change(2, version)).rejects.toMatchObject({
      code: 'product_changed',
      details: { extra: { currentVersion: 2 } },
    });
    expect(await getProduct(tenant.clerk, id)).toMatchObject({ basePrice: 1 });
    expect(await change(2, 2)).toMatchObject({ basePrice: 2, version: 3 });
  });

  it('takes one of two changes made on the same state at once', async () => {
    const { id } = await createProduct(tenant.manager, cola);
    const both = await Promise.allSettled(
      [1, 2].map((basePrice) =>
        updateProduct(tenant.manager, { idOrSku: id, changes: { basePrice }, ifMatch: 1 }),
      ),
    );
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await getProduct(tenant.clerk, id)).toMatchObject({ version: 2 });
  });

  it('does not find another tenant’s product', async () => {
    const other = await makeTenant();
    const { id } = await createProduct(other.manager, cola);
    const attempt = updateProduct(tenant.manager, { idOrSku: id, changes: { name: 'Mine' } });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    expect(await getProduct(other.manager, id)).toMatchObject({ name: cola.name });
  });
});

describe('listProducts', () => {
  beforeEach(async () => {
    await createProduct(tenant.manager, { ...cola, category: 'Drinks', barcode: '6001234567890' });
    await createProduct(
      tenant.manager,
      newProduct({ sku: 'BAK-1', name: 'Brown bread', category: 'Bakery' }),
    );
    await createProduct(tenant.manager, newProduct({ sku: 'OIL_5', name: '100% sunflower oil 5L' }));
    await addAlias(tenant.manager, { product: 'BEV-0012', aliasText: 'Red cans', customerId: null });
  });
  const found = async (query: { search?: string; category?: string; limit?: number; offset?: number }) =>
    (await listProducts(tenant.clerk, { limit: 50, offset: 0, ...query })).products.map((one) => one.sku);

  it('sorts by name and pages', async () => {
    expect(await found({})).toEqual(['OIL_5', 'BAK-1', 'BEV-0012']);
    expect(await found({ limit: 1, offset: 1 })).toEqual(['BAK-1']);
    expect(await listProducts(tenant.clerk, { limit: 1, offset: 1 })).toMatchObject({
      total: 3,
      totalIsExact: true,
      limit: 1,
      offset: 1,
    });
  });

  it.each([
    ['a SKU', 'bev-00'],
    ['a name', ' COLA '],
    ['an alias', 'red can'],
    ['a barcode', '600123'],
  ])('finds by part of %s in any case', async (_, search) => {
    expect(await found({ search })).toEqual(['BEV-0012']);
  });

  it.each([
    ['in any order', '24 can cola'],
    ['of several fields', 'cola bev drinks 600123'],
    ['of a field and an alias', 'red cola'],
    ['that are written apart', '330 ml 24pack'],
    ['that are written together', '24pack'],
    ['with accents', 'cólà'],
    ['with other punctuation', '“cola” 24–pack bev0012'],
  ])('finds by words %s', async (_, search) => {
    expect(await found({ search })).toEqual(['BEV-0012']);
  });

  it('finds nothing when one of the words is nowhere', async () => {
    expect(await found({ search: 'cola bread' })).toEqual([]);
    expect(await found({ search: 'cola 330mlcan24' })).toEqual(['BEV-0012']);
    expect(await found({ search: '- ?' })).toEqual([]);
  });

  it('finds accented names by plain words', async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'CF-1', name: 'Café Crème' }));
    expect(await found({ search: 'creme cafe' })).toEqual(['CF-1']);
  });

  it('takes % and \\ as they are written', async () => {
    expect(await found({ search: '0%' })).toEqual(['OIL_5']);
    expect(await found({ search: '0%s' })).toEqual(['OIL_5']);
    expect(await found({ search: '1%s' })).toEqual([]);
    expect(await found({ search: 'cola\\' })).toEqual([]);
  });

  it('searches within a category, and counts what it finds', async () => {
    expect(await found({ search: 'b', category: 'Bakery' })).toEqual(['BAK-1']);
    const page = await listProducts(tenant.clerk, { search: 'l', limit: 1, offset: 1 });
    expect(page).toMatchObject({ products: [{ sku: 'BEV-0012' }], total: 2 });
  });

  it('filters by category, exactly', async () => {
    expect(await found({ category: 'Bakery' })).toEqual(['BAK-1']);
    expect(await found({ category: 'Baker' })).toEqual([]);
  });

  it('shows nothing of another tenant', async () => {
    const other = await makeTenant();
    for (const search of [undefined, 'cola', 'red']) {
      expect(await listProducts(other.manager, { search, limit: 50, offset: 0 })).toMatchObject({
        products: [],
        total: 0,
      });
    }
  });
});

describe('/api/products', () => {
  it('creates with defaults, answers 201, and gives the product by SKU in any list', async () => {
    const body = { sku: 'BEV-0012', name: 'Cola', basePrice: 189.9 };
    const created = await callRoute(
      createProductRoute,
      tenant.requestAs('manager', 'POST', '/api/products', body),
    );
    expect(created).toMatchObject({
      status: 201,
      body: { ...body, unitOfMeasure: 'EA', packSize: 1, binLocation: '', reorderPoint: 0, category: null },
    });
    const listed = await callRoute(listProductsRoute, tenant.requestAs('clerk', 'GET', '/api/products'));
    expect(listed).toMatchObject({ status: 200, body: { products: [created.body], total: 1 } });
    expect(listed.headers.get('x-total-count')).toBe('1');
    const path = '/api/products/BEV-0012';
    const one = await callRoute(getProductRoute, tenant.requestAs('clerk', 'GET', path), { id: 'BEV-0012' });
    expect(one).toMatchObject({ status: 200, body: { sku: 'BEV-0012', stock: [] } });
  });

  it('names every fault of the input at once', async () => {
    const body = {
      sku: ' X ',
      name: '',
      basePrice: 1.005,
      packSize: 0.5,
      isZeroRated: 'no',
      colour: 'red',
      reorderPoint: -1,
    };
    const refused = await callRoute(
      createProductRoute,
      tenant.requestAs('manager', 'POST', '/api/products', body),
    );
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    const { errors } = refused.body as { errors: { path: string }[] };
    expect([...new Set(errors.map((fault) => fault.path))].sort()).toEqual(Object.keys(body).sort());
  });

  it.each([
    ['text that is no JSON', 'POST', '{"sku":', 'invalid_json'],
    ['a list instead of an object', 'POST', [], 'invalid_input'],
    ['null', 'POST', null, 'invalid_input'],
  ])('answers 400 to %s', async (_, method, body, code) => {
    const refused = await callRoute(
      createProductRoute,
      tenant.requestAs('manager', method, '/api/products', body),
    );
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  });

  it('refuses pages and filters that do not exist', async () => {
    const path = '/api/products?limit=201&offset=-1&colour=red';
    const refused = await callRoute(listProductsRoute, tenant.requestAs('clerk', 'GET', path));
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query.limit' }, { path: 'query.offset' }, { path: 'query.colour' }] },
    });
  });

  it('answers 409 to a SKU that is taken', async () => {
    await createProduct(tenant.manager, cola);
    const again = await callRoute(
      createProductRoute,
      tenant.requestAs('manager', 'POST', '/api/products', cola),
    );
    expect(again).toMatchObject({ status: 409, body: { code: 'sku_taken' } });
  });

  it('asks for credentials, and for a manager where the catalogue changes', async () => {
    const attempts = [
      tenant.requestAs('nobody', 'POST', '/api/products', cola),
      tenant.requestAs({ authorization: 'Bearer nonsense' }, 'POST', '/api/products', cola),
      tenant.requestAs({ 'x-api-key': 'service_live_wrong' }, 'POST', '/api/products', cola),
      tenant.requestAs('clerk', 'POST', '/api/products', cola),
    ];
    const answers = await Promise.all(attempts.map((attempt) => callRoute(createProductRoute, attempt)));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 403]);
    expect(await listProducts(tenant.manager, { limit: 50, offset: 0 })).toMatchObject({ total: 0 });
  });

  it('answers another tenant’s product like one that does not exist', async () => {
    const other = await makeTenant();
    const { id } = await createProduct(other.manager, cola);
    const missing = '7a1f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
    const answers = await Promise.all(
      [id, missing, 'BEV-0012'].map((ref) =>
        callRoute(getProductRoute, tenant.requestAs('manager', 'GET', `/api/products/${ref}`), { id: ref }),
      ),
    );
    const told = answers.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }));
    expect(told[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    const write = tenant.requestAs('manager', 'PUT', `/api/products/${id}`, { name: 'Mine' });
    expect(await callRoute(updateProductRoute, write, { id })).toMatchObject({ status: 404 });
  });
});
