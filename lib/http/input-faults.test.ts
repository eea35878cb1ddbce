import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { submitOrderEndpoint } from '../intake/contract';
import { inputFaults } from './input-faults';

function faults(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  return parsed.success ? [] : inputFaults(parsed.error).map(({ path, message }) => `${path}: ${message}`);
}
const ofOrder = (customer: unknown) => faults(submitOrderEndpoint.body, { text: '2 cola', customer });
const oneOf = 'customer: Name the customer by exactly one of id, phoneNumber, erpCustomerId.';

describe('the faults of a value that may be one of several', () => {
  it.each([
    ['nothing', undefined, [oneOf]],
    ['an empty object', {}, [oneOf]],
    ['a text', '0825550142', [oneOf]],
    [
      'a field that there is not',
      { phonenumber: '0825550142' },
      [oneOf, 'customer.phonenumber: There is no field "phonenumber" here.'],
    ],
    ['two at once', { phoneNumber: '0825550142', erpCustomerId: 'C1' }, [oneOf]],
    [
      'the wrong kind of value',
      { phoneNumber: 825550142 },
      [expect.stringMatching(/^customer\.phoneNumber: .*string/)],
    ],
    ['a bad id', { id: 'C1' }, [expect.stringMatching(/^customer\.id: /)]],
  ])('tell what it may be: %s', (_name, customer, expected) => {
    expect(ofOrder(customer)).toEqual(expected);
  });

  it('name the kinds of plain values where nothing else is said', () => {
    const schema = z.object({
      rows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
    });
    expect(faults(schema, { rows: [{ name: {} }] })).toEqual([
      'rows.0.name: Invalid input: expected string or number or null',
    ]);
  });

  it('say which kinds there are where the kind is unknown', () => {
    const schema = z.object({
      erp: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('a') }),
        z.strictObject({ type: z.literal('b'), port: z.int() }),
      ]),
    });
    expect(faults(schema, { erp: { type: 'c' } })).toEqual([expect.stringMatching(/^erp\.type: .*'a'.*'b'/)]);
    expect(faults(schema, { erp: { type: 'b', port: 1, host: 'x' } })).toEqual([
      'erp.host: There is no field "host" here.',
    ]);
  });
});
