import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getProductRoute, PUT as updateProductRoute } from '@/app/api/products/[id]/route';
import { POST as createProductRoute, GET as listProductsRoute } from '@/app/api/products/route';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { createProduct } from './create-product';
import { listProducts } from './list-products';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
beforeEach(async () => {
  tenant = await makeTenant();
});

const cola = newProduct({ sku: 'BEV-0012', name: 'Cola 330ml can 24-pack', basePrice: 189.9 });

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

  it('lists what is no longer sold apart, or all', async () => {
    await createProduct(tenant.manager, newProduct({ sku: 'NEW', name: 'Cola' }));
    await createProduct(tenant.manager, newProduct({ sku: 'OLD', name: 'Cola', isDiscontinued: true }));
    const skus = async (query: string) => {
      const request = tenant.requestAs('clerk', 'GET', `/api/products${query}`);
      const { body } = await callRoute(listProductsRoute, request);
      return (body as { products: { sku: string }[] }).products.map(({ sku }) => sku).sort();
    };
    expect(await skus('')).toEqual(['NEW', 'OLD']);
    expect(await skus('?discontinued=true')).toEqual(['OLD']);
    expect(await skus('?discontinued=false&search=cola')).toEqual(['NEW']);
    const unclear = tenant.requestAs('clerk', 'GET', '/api/products?discontinued=yes');
    expect(await callRoute(listProductsRoute, unclear)).toMatchObject({ status: 400 });
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
