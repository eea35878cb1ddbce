import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { describeApi } from './openapi';
import { readReference } from './reference';
import type { Field } from './reference-shapes';

const document = describeApi({ url: 'https://intake.example', version: '1.2.3' });
const reference = readReference(document);
const operations = reference.resources.flatMap((resource) => resource.operations);
const named = (id: string) => operations.find((each) => each.id === id);
const field = (fields: readonly Field[], name: string) => fields.find((each) => each.name === name);

describe('the reference', () => {
  it('has each endpoint once, under a resource with words for it', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(reference.resources.filter(({ name, description }) => name === description)).toEqual([]);
  });

  it('says of a body’s fields what they hold, which are needed, and what they mean', () => {
    const fields = named('submitOrder')?.body?.value.fields ?? [];
    expect(field(fields, 'externalId')).toMatchObject({
      type: 'string',
      limits: '1 to 128 characters',
      required: false,
      description: expect.stringContaining('makes a repeat safe'),
    });
    expect(field(fields, 'customer')).toMatchObject({ required: true, forms: { length: 3 } });
    const line = field(fields, 'lines');
    expect(line).toMatchObject({ type: 'list of object', limits: '1 to 500 items' });
    expect(field(line?.fields ?? [], 'quantity')?.limits).toBe('more than 0, at most 1,000,000');
  });

  it('points at schemas that many answers share, and has each of them', () => {
    const answer = named('submitOrder')?.answers[0]?.content?.value.fields ?? [];
    expect(field(answer, 'order')).toMatchObject({ type: 'Order', schema: 'Order', fields: [] });
    const shown = new Set(reference.schemas.map(({ name }) => name));
    const pointedAt = [...JSON.stringify(reference).matchAll(/"schema":"(\w+)"/g)].map((match) => match[1]);
    expect(pointedAt.filter((name) => !shown.has(name ?? ''))).toEqual([]);
  });

  it('shows parameters with what stands in for them, and the errors of each status', () => {
    const query = named('listOrders')?.parameters.find(({ place }) => place === 'query')?.fields ?? [];
    expect(field(query, 'limit')?.description).toBe('A whole number from 1 to 200; 50 unless given.');
    expect(named('approveOrder')?.errors.find(({ status }) => status === '409')?.codes).toContain(
      'unmatched_lines',
    );
    expect(named('approveOrder')?.curl).toContain('curl -X POST "$INTAKE_URL/api/orders/0e9f');
  });

  it('has what is to be filled in to call an endpoint: values, a body to start from, files', () => {
    const list = named('listOrders')?.call;
    expect(list?.query.find(({ name }) => name === 'status')?.options).toContain('COMPLETED');
    expect(list?.body).toBeNull();
    expect(JSON.parse(named('submitOrder')?.call.body?.json ?? '')).toHaveProperty('customer');
    expect(operations.flatMap(({ call }) => call.body?.entries ?? []).some(({ isFile }) => isFile)).toBe(
      true,
    );
  });

  it('has every event with its body', () => {
    expect(reference.events.map(({ path }) => path)).toContain('order.approved');
    for (const { body } of reference.events) expect(body?.value.fields.length).toBeGreaterThan(3);
  });
});
