import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { codeKey, findByCodes } from './find-by-codes';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
let customerId: string;
beforeAll(async () => {
  tenant = await makeTenant();
  ({ id: customerId } = await createCustomer(tenant.manager, newCustomer()));
  await createProduct(tenant.manager, newProduct({ sku: 'PÃO-1', name: 'Instant Coffee 200g' }));
  await addAlias(tenant.manager, { product: 'PÃO-1', aliasText: 'café do João', customerId: null });
});

describe('a code with accents', () => {
  it.each([
    ['café do João', 'alias'],
    ['PÃO-1', 'sku'],
    ['pão-1', 'sku'],
  ])('%s is known in either encoding of its accents', async (written, via) => {
    for (const code of [written.normalize('NFC'), written.normalize('NFD')]) {
      const found = await inTenant(tenant, (tx) => findByCodes(tx, tenant, { codes: [code], customerId }));
      expect(found.get(codeKey(code))).toMatchObject([{ sku: 'PÃO-1', via }]);
    }
  });

  it('is known too where it was the catalogue’s that came decomposed', async () => {
    const sku = 'CAFÉ-9'.normalize('NFD');
    await createProduct(tenant.manager, newProduct({ sku }));
    const codes = ['CAFÉ-9'.normalize('NFC')];
    const found = await inTenant(tenant, (tx) => findByCodes(tx, tenant, { codes, customerId }));
    expect(found.get(codeKey('CAFÉ-9'))).toMatchObject([{ sku, via: 'sku' }]);
  });
});
