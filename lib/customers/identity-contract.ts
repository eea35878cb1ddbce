import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { pageAnswer, pageQuery, textField, uuidField } from '../http/fields';
import { identityAnswer } from './contract';
import { identityKinds } from './identity';

const fields = {
  kind: z.enum(identityKinds),
  /** A number in any common form, with whatever invisible characters it was copied with. */
  value: textField(1, 200),
  label: textField(0, 60),
  isRepresentative: z.boolean(),
};

const customerParams = z.strictObject({ id: uuidField });
const identityParams = z.strictObject({ id: uuidField, identityId: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const exampleParams = { id: exampleId, identityId: exampleId };

export const listIdentitiesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/identities',
  permission: 'customers:read',
  summary: 'The phone numbers and user ids of a customer, the main ones first',
  params: customerParams,
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ identities: z.array(identityAnswer), ...pageAnswer }) },
  paged: true,
  example: { params: { id: exampleId } },
});

export const addIdentityEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/identities',
  permission: 'customers:write',
  summary: 'Give a customer a further phone number or user id, under which they are known from then on',
  params: customerParams,
  body: z.strictObject({
    kind: fields.kind.default('PHONE'),
    value: fields.value,
    label: fields.label.default(''),
    isRepresentative: fields.isRepresentative.default(false),
  }),
  answers: { 201: identityAnswer },
  errors: ['phone_taken', 'customer_changed', 'customer_erased'],
  example: { params: { id: exampleId }, body: { value: '083 555 0199', label: 'Kitchen' } },
});

export const updateIdentityEndpoint = endpoint({
  method: 'PUT',
  path: '/api/customers/:id/identities/:identityId',
  permission: 'customers:write',
  summary: 'Label a number or id, make it the main one, or mark it as a representative’s',
  params: identityParams,
  body: z
    .strictObject({
      label: fields.label,
      /** Another one stops being the main one only by this. */
      isMain: z.literal(true),
      isRepresentative: fields.isRepresentative,
    })
    .partial(),
  answers: { 200: identityAnswer },
  errors: ['phone_taken', 'customer_changed', 'customer_erased'],
  example: { params: exampleParams, body: { label: 'Shop', isMain: true } },
});

export const removeIdentityEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/customers/:id/identities/:identityId',
  permission: 'customers:write',
  summary:
    'Take a number or id from a customer; where it was the main one, the next of its kind becomes that',
  params: identityParams,
  answers: { 204: z.undefined() },
  errors: ['last_identity', 'customer_changed', 'customer_erased'],
  example: { params: exampleParams },
});
