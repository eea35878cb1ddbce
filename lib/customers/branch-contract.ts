import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { pageAnswer, pageQuery, textField, uuidField } from '../http/fields';
import { isVisible } from './read-name';
import { weekdays } from './weekdays';

export const branchAnswer = z.object({
  id: uuidField,
  /** By which the customer's own orders may name it. */
  code: z.string().nullable(),
  name: z.string(),
  address: z.string().nullable(),
  /** What it is usually called besides. */
  names: z.array(z.string()),
  /** The location that its orders are usually picked at. */
  locationId: uuidField.nullable(),
  /** Days on which it takes goods; none: any day. */
  deliveryDays: z.array(z.enum(weekdays)),
});
export type Branch = z.output<typeof branchAnswer>;

const visible = (longest: number) => textField(1, longest).refine(isVisible, 'Nothing of it can be seen.');
const isOnceEach = (values: readonly string[]) => new Set(values).size === values.length;

const fields = {
  code: visible(40).nullable(),
  name: visible(120),
  address: visible(300).nullable(),
  names: z.array(visible(80)).max(20).refine(isOnceEach, 'Name each once.'),
  locationId: uuidField.nullable(),
  deliveryDays: z.array(z.enum(weekdays)).max(7).refine(isOnceEach, 'Name each day once.'),
};

const customerParams = z.strictObject({ id: uuidField });
const branchParams = z.strictObject({ id: uuidField, branchId: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const exampleParams = { id: exampleId, branchId: exampleId };

export const listBranchesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/branches',
  permission: 'customers:read',
  summary: 'The places of a customer to which orders are sent, by name',
  params: customerParams,
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ branches: z.array(branchAnswer), ...pageAnswer }) },
  paged: true,
  example: { params: { id: exampleId } },
});

export const addBranchEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/branches',
  permission: 'customers:write',
  summary: 'Give a customer a place to which orders are sent; messages that name it are read so from then on',
  params: customerParams,
  body: z.strictObject({
    code: fields.code.default(null),
    name: fields.name,
    address: fields.address.default(null),
    names: fields.names.default([]),
    locationId: fields.locationId.default(null),
    deliveryDays: fields.deliveryDays.default([]),
  }),
  answers: { 201: branchAnswer },
  errors: ['branch_code_taken', 'customer_changed', 'customer_erased'],
  example: { params: { id: exampleId }, body: { code: 'MS', name: 'Main Street', names: ['Main St'] } },
});

export const updateBranchEndpoint = endpoint({
  method: 'PUT',
  path: '/api/customers/:id/branches/:branchId',
  permission: 'customers:write',
  summary: 'Change fields of a branch; those left out stay',
  params: branchParams,
  body: z.strictObject(fields).partial(),
  answers: { 200: branchAnswer },
  errors: ['branch_code_taken', 'customer_changed', 'customer_erased'],
  example: { params: exampleParams, body: { deliveryDays: ['MON', 'THU'] } },
});

export const removeBranchEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id/branches/:branchId',
  permission: 'customers:write',
  summary: 'Take a branch from a customer; orders that go there keep what it was called',
  params: branchParams,
  answers: { 204: z.undefined() },
  errors: ['customer_changed', 'customer_erased'],
  example: { params: exampleParams },
});
