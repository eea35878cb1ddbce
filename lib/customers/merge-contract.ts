import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, uuidField } from '../http/fields';
import { customerAnswer } from './contract';
import { identityKinds } from './identity';

const params = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const otherId = '5b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d';

/** Fields of which one customer's value is given up in a merge. */
export const keptFields = ['name', 'erpCustomerId', 'priceTier'] as const;

/** Per field the id of the customer whose value stays; without it the survivor's, and what is empty is filled. */
const keep = z.strictObject({
  name: uuidField.optional(),
  erpCustomerId: uuidField.optional(),
  priceTier: uuidField.optional(),
});
export type MergeKeep = z.output<typeof keep>;

const mergePreview = z.object({
  /** The older of the two: its id stays. */
  survivor: customerAnswer,
  /** The one that is shown nowhere afterwards. */
  merged: customerAnswer,
  /** The survivor as it will be. */
  result: customerAnswer,
  /** What moves to the survivor. */
  moves: z.object({
    orders: z.int(),
    /** Of these, those whose prices and customer still change what is sent. */
    openOrders: z.int(),
    messages: z.int(),
    notifications: z.int(),
    aliases: z.int(),
    branches: z.int(),
    identities: z.array(z.object({ kind: z.enum(identityKinds), value: z.string() })),
  }),
  /** Phrases that mean different goods for the two: the survivor's meaning stays. */
  aliasConflicts: z.array(
    z.object({
      aliasText: z.string(),
      kept: z.object({ sku: z.string(), name: z.string() }),
      givenUp: z.object({ sku: z.string(), name: z.string() }),
    }),
  ),
  /** Fields that both have, and differently; `kept` is the id of the customer whose value stays unless told otherwise. */
  differences: z.array(
    z.object({ field: z.enum(keptFields), survivor: z.string(), merged: z.string(), kept: uuidField }),
  ),
  /** Why it cannot be done now; null when it can. */
  refusal: z.string().nullable(),
});
export type MergePreview = z.output<typeof mergePreview>;

export const previewMergeEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/merge-preview',
  permission: 'customers:read',
  summary: 'What merging two customers would do',
  params,
  query: z.strictObject({ with: uuidField }),
  answers: { 200: mergePreview },
  errors: ['customer_merged', 'customer_erased'],
  example: { params: { id: exampleId }, query: { with: otherId } },
});

export const mergeCustomersEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/merge',
  permission: 'customers:write',
  summary:
    'Make two customers one: the older survives, a hold stays, and everything moves; undoable for a day',
  params,
  body: z.strictObject({ with: uuidField, keep: keep.default({}) }),
  answers: {
    200: z.object({
      success: z.literal(true),
      mergeId: uuidField,
      customer: customerAnswer,
      mergedId: uuidField,
      undoUntil: momentField,
    }),
  },
  errors: ['customer_merged', 'customers_not_mergeable', 'customer_changed', 'customer_erased'],
  example: { params: { id: exampleId }, body: { with: otherId, keep: { priceTier: otherId } } },
});

export const undoMergeEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/merges/:id/undo',
  permission: 'customers:write',
  summary: 'Take two customers apart again, within a day of their merge',
  params,
  answers: {
    200: z.object({
      success: z.literal(true),
      mergeId: uuidField,
      survivor: customerAnswer,
      customer: customerAnswer,
      /** What went back to the customer: what it had, and what its numbers have sent since. */
      movedBack: z.object({ orders: z.int(), receivedSince: z.int(), aliases: z.int(), identities: z.int() }),
      idempotent: z.literal(true).optional(),
    }),
  },
  errors: ['merge_not_undoable', 'customers_not_mergeable'],
  example: { params: { id: exampleId } },
});

const customerMerge = z.object({
  id: uuidField,
  merged: z.object({ id: uuidField, name: z.string(), phoneNumber: z.string().nullable() }),
  mergedAt: momentField,
  mergedBy: z.string().nullable(),
  undoneAt: momentField.nullable(),
  /** Until when it can be undone; null when it cannot (any more), or a later one must be undone first. */
  undoUntil: momentField.nullable(),
});
export type CustomerMerge = z.output<typeof customerMerge>;

export const listMergesEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/merges',
  permission: 'customers:read',
  summary: 'The last hundred customers that were merged into this one, newest first',
  params,
  answers: { 200: z.object({ merges: z.array(customerMerge) }) },
  example: { params: { id: exampleId } },
});
