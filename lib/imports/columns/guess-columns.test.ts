import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addAliasEndpoint } from '../../catalogue/alias-contract';
import { createProductEndpoint } from '../../catalogue/contract';
import { addBranchEndpoint } from '../../customers/branch-contract';
import { addItemCodeEndpoint } from '../../customers/code-contract';
import { createCustomerEndpoint } from '../../customers/contract';
import { createLocationEndpoint } from '../../locations/contract';
import { createImportEndpoint } from '../import-contract';
import { importTargets } from '../import-status';
import { kinds } from '../targets/kinds';
import {
  upsertCustomersEndpoint,
  upsertPricesEndpoint,
  upsertProductsEndpoint,
  upsertStockEndpoint,
} from '../upsert-contract';
import { guessColumns } from './guess-columns';

const guess = (target: keyof typeof kinds, headers: readonly string[]) =>
  guessColumns(headers, [], {
    fields: kinds[target].fields,
    withTiers: kinds[target].withTiers === true,
  }).map(({ field }) => field);

/** What the API has that a row of an import says in another way, or cannot say. */
const elsewhere = ['shareErpAccount', 'isDefault', 'locationId', 'scope', 'customerId', 'product', 'prices'];

/** The first row of the endpoint's example. */
const rowOf = ({
  body,
  example,
}: {
  body: z.ZodType<{ rows?: readonly object[] | undefined }>;
  example: { body?: unknown };
}) => body.parse(example.body).rows?.[0];

describe('a column that is called as the API calls the field', () => {
  it.each(importTargets)('is known, however its words are put together: %s', (target) => {
    const names = kinds[target].fields.map(({ name }) => name);
    const snake = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const pascal = names.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
    for (const headers of [names, [...names].reverse(), snake, pascal])
      expect(guess(target, headers)).toEqual(headers === snake || headers === pascal ? names : headers);
  });

  it.each([
    ['products', createProductEndpoint.body.shape],
    ['customers', createCustomerEndpoint.body.shape],
    ['locations', createLocationEndpoint.body.shape],
    ['branches', addBranchEndpoint.body.shape],
    ['codes', addItemCodeEndpoint.body.shape],
    ['aliases', addAliasEndpoint.body.shape],
    ['products', rowOf(upsertProductsEndpoint)],
    ['prices', rowOf(upsertPricesEndpoint)],
    ['customers', rowOf(upsertCustomersEndpoint)],
    ['stock', rowOf(upsertStockEndpoint)],
    ['products', rowOf(createImportEndpoint)],
  ] as const)('is known of what adds such things one by one: %s %#', (target, members) => {
    const names = Object.keys(members ?? {}).filter((name) => !elsewhere.includes(name));
    const beside = target === 'codes' ? ['sku'] : [];
    expect(names).not.toEqual([]);
    expect(guess(target, [...names, ...beside])).toEqual([...names, ...beside]);
  });

  it('goes before one with a likely title', () => {
    expect(guess('customers', ['Account', 'erpCustomerId', 'name'])).toEqual([null, 'erpCustomerId', 'name']);
  });
});
