import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DELETE as deleteAliasRoute } from '@/app/api/aliases/[id]/route';
import { POST as addAliasRoute, GET as listAliasesRoute } from '@/app/api/products/[id]/aliases/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { createCustomer } from '../customers/create-customer';
import { newCustomer } from '../customers/testing/new-customer';
import { callRoute } from '../tenancy/testing/call-route';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { deleteAlias } from './delete-alias';
import { listAliases } from './list-aliases';
import { teachAlias } from './teach-alias';
import { newProduct } from './testing/new-product';
import { updateProduct } from './update-product';

let tenant: TestTenant;
let cola: string;
let bread: string;
beforeEach(async () => {
  tenant = await makeTenant();
  cola = (await createProduct(tenant.manager, newProduct({ sku: 'COLA', name: 'Cola' }))).id;
  bread = (await createProduct(tenant.manager, newProduct({ sku: 'BREAD' }))).id;
});

const makeCustomer = async (phoneNumber = '0825550142') =>
  (await createCustomer(tenant.clerk, newCustomer({ phoneNumber }))).id;
const page = { limit: 50, offset: 0 };

function audited(action: string) {
  const where = and(eq(auditEvents.tenantId, tenant.tenantId), eq(auditEvents.action, action));
  return inTenant(tenant, (tx) => tx.select().from(auditEvents).where(where));
}

describe('a phrase that another product is called by', () => {
  const teach = (aliasText: string, customerId: string | null = null) =>
    addAlias(tenant.clerk, { product: 'BREAD', aliasText, customerId });

  it.each(['Kopje Cola 2L', 'kopje-cola 2l', 'KC-2', '6001234567890'])(
    '“%s” is refused for everyone, naming that product, and taken for a customer',
    async (phrase) => {
      const barcode = '6001234567890';
      await createProduct(tenant.manager, newProduct({ sku: 'KC-2', name: 'Kopje Cola 2L', barcode }));
      const refusal = { code: 'alias_taken', details: { extra: { product: { sku: 'KC-2' } } } };
      await expect(teach(phrase)).rejects.toMatchObject(refusal);
      const lesson = { product: { id: bread, name: 'Bread' }, phrase, customerId: null };
      await expect(inTenant(tenant, (tx) => teachAlias(tx, tenant.clerk, lesson))).rejects.toMatchObject(
        refusal,
      );
      expect(await teach(phrase, await makeCustomer())).toMatchObject({ productId: bread });
      await updateProduct(tenant.manager, { idOrSku: 'KC-2', changes: { isDiscontinued: true } });
      expect(await teach(phrase)).toMatchObject({ productId: bread });
    },
  );

  it.each(['10 kg', 'x', '2 cases', '500 ml', 'two'])(
    '“%s” is refused: it says only how much',
    async (phrase) => {
      await createProduct(tenant.manager, newProduct({ sku: 'S', name: 'Two Cases X Sugar 10 kg 500 ml' }));
      const attempt = addAlias(tenant.clerk, { product: 'S', aliasText: phrase, customerId: null });
      await expect(attempt).rejects.toMatchObject({ code: 'invalid_input' });
    },
  );
});

describe('addAlias', () => {
  it('teaches the phrase and records who did it', async () => {
    const alias = await addAlias(tenant.clerk, { product: 'COLA', aliasText: 'Red Cans', customerId: null });
    expect(alias).toMatchObject({ productId: cola, aliasText: 'Red Cans', taughtBy: 'Clara Clerk' });
    expect((await listAliases(tenant.clerk, { product: cola, ...page })).aliases).toMatchObject([alias]);
    expect(await audited('alias.taught')).toMatchObject([
      { subjectId: alias.id, actor: tenant.clerk.actor, data: { productId: cola } },
    ]);
  });

  it('refuses the phrase in another spelling and names the product that has it', async () => {
    await addAlias(tenant.clerk, { product: 'COLA', aliasText: 'Red Cans', customerId: null });
    const again = addAlias(tenant.clerk, { product: 'BREAD', aliasText: 'red  CANS!', customerId: null });
    await expect(again).rejects.toMatchObject({
      code: 'alias_taken',
      message: '“Red Cans” already means COLA Cola.',
      details: { extra: { product: { id: cola, sku: 'COLA', name: 'Cola' } } },
    });
  });

  it('lets one phrase mean different things to different customers', async () => {
    const [one, two] = [await makeCustomer('0825550142'), await makeCustomer('0825550143')];
    for (const [product, customerId] of [
      ['COLA', one],
      ['BREAD', two],
      ['BREAD', null],
    ] as const) {
      await addAlias(tenant.clerk, { product, aliasText: 'red cans', customerId });
    }
    expect(await listAliases(tenant.clerk, { product: bread, ...page })).toMatchObject({ total: 2 });
  });

  it.each(['!!!', 'the usual', '2 of those'])('refuses %s, which names no goods', async (aliasText) => {
    const attempt = addAlias(tenant.clerk, { product: 'COLA', aliasText, customerId: null });
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_input',
      details: { errors: [{ path: 'aliasText' }] },
    });
  });

  it('does not find another tenant’s product or customer', async () => {
    const other = await makeTenant();
    const attempt = addAlias(other.clerk, { product: cola, aliasText: 'pop', customerId: null });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    await createProduct(other.manager, newProduct({ sku: 'COLA' }));
    const foreign = await makeCustomer();
    const second = addAlias(other.clerk, { product: 'COLA', aliasText: 'pop', customerId: foreign });
    await expect(second).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('teachAlias', () => {
  const teach = (productId: string, phrase: string, customerId: string | null = null) =>
    inTenant(tenant, (tx) =>
      teachAlias(tx, tenant.clerk, { product: { id: productId, name: '' }, phrase, customerId }),
    );

  it('stores a new phrase', async () => {
    expect(await teach(cola, 'red cans ')).toMatchObject({ productId: cola, aliasText: 'red cans' });
    expect(await audited('alias.taught')).toHaveLength(1);
  });

  it('moves a phrase that meant another product, and says so in the audit trail', async () => {
    const first = await teach(cola, 'red cans');
    expect(await teach(bread, 'Red Cans')).toMatchObject({ id: first.id, productId: bread });
    expect(await audited('alias.moved')).toMatchObject([
      { subjectId: first.id, data: { productId: bread, movedFromProductId: cola } },
    ]);
    expect(await listAliases(tenant.clerk, { product: cola, ...page })).toMatchObject({ total: 0 });
  });

  it('leaves a phrase that already means the product', async () => {
    const first = await teach(cola, 'red cans');
    expect(await teach(cola, 'Red cans')).toEqual(first);
    expect(await audited('alias.moved')).toHaveLength(0);
  });

  it('leaves the same phrase of another scope alone', async () => {
    const customerId = await makeCustomer();
    await teach(cola, 'red cans');
    await teach(bread, 'red cans', customerId);
    expect(await listAliases(tenant.clerk, { product: cola, ...page })).toMatchObject({ total: 1 });
  });

  it('stores one alias when two clerks teach the phrase at once', async () => {
    await Promise.all([teach(cola, 'red cans'), teach(bread, 'red cans')]);
    const lists = await Promise.all(
      [cola, bread].map((product) => listAliases(tenant.clerk, { product, ...page })),
    );
    expect(lists.map(({ total }) => total).sort()).toEqual([0, 1]);
  });

  it('refuses a phrase that nothing is left of', async () => {
    await expect(teach(cola, '…')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

describe('deleteAlias', () => {
  it('forgets the phrase and records it', async () => {
    const { id } = await addAlias(tenant.clerk, { product: 'COLA', aliasText: 'red', customerId: null });
    await deleteAlias(tenant.clerk, id);
    expect(await listAliases(tenant.clerk, { product: cola, ...page })).toMatchObject({ total: 0 });
    expect(await audited('alias.forgotten')).toMatchObject([{ subjectId: id, data: { aliasText: 'red' } }]);
    await expect(deleteAlias(tenant.clerk, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not find another tenant’s alias', async () => {
    const { id } = await addAlias(tenant.clerk, { product: 'COLA', aliasText: 'red', customerId: null });
    const other = await makeTenant();
    await expect(deleteAlias(other.manager, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listAliases(tenant.clerk, { product: cola, ...page })).toMatchObject({ total: 1 });
  });
});

describe('/api/products/:id/aliases and /api/aliases/:id', () => {
  const path = '/api/products/COLA/aliases';
  const add = (sender: 'clerk' | 'nobody', body: unknown) =>
    callRoute(addAliasRoute, tenant.requestAs(sender, 'POST', path, body), { id: 'COLA' });
  const remove = (id: string) =>
    callRoute(deleteAliasRoute, tenant.requestAs('clerk', 'DELETE', `/api/aliases/${id}`), { id });

  it('adds (201), lists and deletes (204, then 404)', async () => {
    const added = await add('clerk', { aliasText: 'red cans', customerId: null });
    expect(added).toMatchObject({ status: 201, body: { aliasText: 'red cans', customerId: null } });
    const listed = await callRoute(listAliasesRoute, tenant.requestAs('clerk', 'GET', path), { id: 'COLA' });
    expect(listed).toMatchObject({
      status: 200,
      body: { aliases: [added.body as object], ...page, total: 1 },
    });
    const { id } = added.body as { id: string };
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await remove(id)).toMatchObject({ status: 404 });
  });

  it('answers bad input, missing credentials and a taken phrase as the table of errors has it', async () => {
    expect(await add('clerk', { aliasText: 7, customerId: 'nobody', note: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'aliasText' }, { path: 'customerId' }, { path: 'note' }] },
    });
    expect(await add('nobody', { aliasText: 'red' })).toMatchObject({ status: 401 });
    expect(await add('clerk', { aliasText: 'red' })).toMatchObject({ status: 201 });
    expect(await add('clerk', { aliasText: 'Red' })).toMatchObject({
      status: 409,
      body: { code: 'alias_taken', product: { sku: 'COLA' } },
    });
    expect(await remove('not-an-id')).toMatchObject({ status: 400, body: { errors: [{ path: 'path.id' }] } });
  });
});
