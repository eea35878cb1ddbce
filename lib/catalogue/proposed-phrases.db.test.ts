import { beforeEach, describe, expect, it } from 'vitest';
import { clock } from '../clock';
import { createCustomerEndpoint } from '../customers/contract';
import { createCustomer } from '../customers/create-customer';
import { committed } from '../imports/testing/import-rows';
import { makeTenant, type TestTenant } from '../tenancy/testing/make-tenant';
import { addAlias } from './add-alias';
import { createProduct } from './create-product';
import { kindOf, listProposedPhrases } from './list-proposed-phrases';
import { loadIndex } from './load-index';
import { takeProposedPhrases } from './take-proposed-phrases';
import { newProduct } from './testing/new-product';

let tenant: TestTenant;
let customerId: string;
beforeEach(async () => {
  tenant = await makeTenant();
  await createProduct(tenant.manager, newProduct({ sku: 'BRE-1', name: 'Dawnbake Brown Bread 700g' }));
  await createProduct(tenant.manager, newProduct({ sku: 'BRE-2', name: 'Dawnbake White Bread 700g' }));
  const body = { name: 'Sunrise Spaza', phoneNumber: '082 555 0142', erpCustomerId: 'SUN001' };
  ({ id: customerId } = await createCustomer(tenant.manager, createCustomerEndpoint.body.parse(body)));
});

const daysAgo = (days: number) =>
  new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
/** Orders of one line each: the customer's words beside the SKU, a day apart. */
const ordered = (...lines: [words: string, sku: string][]) =>
  committed(
    tenant.manager,
    'history',
    [
      'Customer;Date;SKU;Words;Qty',
      ...lines.map(([words, sku], at) => `SUN001;${daysAgo(at + 1)};${sku};${words};5`),
    ].join('\n'),
  );
const proposed = async () => (await listProposedPhrases(tenant.manager)).phrases;

describe('phrases of the imported history', () => {
  it('are proposed with how often and when last, but for chance, doubt and the catalogue’s own words', async () => {
    await ordered(
      ...([
        ['Brown', 'BRE-1'],
        ['brown', 'BRE-1'],
        ['brown', 'BRE-1'],
        ['44-712', 'BRE-2'],
        ['44-712', 'BRE-2'],
      ] as [string, string][]),
      ...([
        ['once', 'BRE-1'],
        ['bread', 'BRE-1'],
        ['bread', 'BRE-1'],
        ['bread', 'BRE-2'],
      ] as [string, string][]),
      ...([
        ['dawnbake brown bread 700g', 'BRE-1'],
        ['Dawnbake Brown Bread 700g', 'BRE-1'],
      ] as [string, string][]),
    );
    expect(await proposed()).toMatchObject([
      {
        kind: 'ALIAS',
        text: 'Brown',
        sku: 'BRE-1',
        times: 3,
        otherwise: 0,
        lastOrderedOn: daysAgo(1),
        customerName: 'Sunrise Spaza',
      },
      { kind: 'CODE', text: '44-712', sku: 'BRE-2', times: 2, lastOrderedOn: daysAgo(4) },
    ]);
  });

  it('are taught in bulk, once, and are not proposed again', async () => {
    await ordered(['brown', 'BRE-1'], ['brown', 'BRE-1'], ['44712', 'BRE-2'], ['44712', 'BRE-2']);
    const phrases = (await proposed()).map(({ kind, customerId: whose, productId, text }) => ({
      ...{ kind, customerId: whose, productId, text },
    }));
    const made = phrases.map((each) => ({ ...each, text: `${each.text} made up` }));
    expect(await takeProposedPhrases(tenant.manager, { phrases: [...phrases, ...made] })).toEqual({
      taken: 2,
      leftOut: 2,
    });
    const index = await loadIndex(tenant);
    expect(index.aliasById.size).toBe(1);
    expect(index.customerCodes.size).toBe(1);
    expect(await takeProposedPhrases(tenant.manager, { phrases })).toEqual({ taken: 0, leftOut: 2 });
    expect(await proposed()).toEqual([]);
  });

  it('leave alone what was taught, to the customer or to all', async () => {
    const teach = (aliasText: string, product: string, whose: string | null) =>
      addAlias(tenant.manager, { aliasText, product, customerId: whose });
    await teach('b r o w n!', 'BRE-2', customerId);
    await teach('white', 'BRE-2', null);
    await ordered(['b-r-o-w-n', 'BRE-1'], ['b-r-o-w-n', 'BRE-1'], ['WHITE', 'BRE-2'], ['WHITE', 'BRE-2']);
    expect(await proposed()).toEqual([]);
  });

  it('are of the tenant’s own customers', async () => {
    await ordered(['brown', 'BRE-1'], ['brown', 'BRE-1']);
    const phrases = (await proposed()).map(({ kind, customerId: whose, productId, text }) => ({
      ...{ kind, customerId: whose, productId, text },
    }));
    const other = await makeTenant();
    expect((await listProposedPhrases(other.manager)).phrases).toEqual([]);
    expect(await takeProposedPhrases(other.manager, { phrases })).toEqual({ taken: 0, leftOut: 1 });
  });

  it.each([
    ['44712', 'CODE'],
    ['B-1020', 'CODE'],
    ['500g', 'ALIAS'],
    ['24x330ml', 'ALIAS'],
    ['coke 440', 'ALIAS'],
    ['2l', 'ALIAS'],
  ])('are a code or words: %s', (text, kind) => expect(kindOf(text)).toBe(kind));
});
