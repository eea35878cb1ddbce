import { z } from 'zod';
import { mappedHeadParts } from './head-contract';

const endpoint = z.url({ protocol: /^https?$/ }).max(2_000);

/** A fixed, small set of characters: it becomes a JSON key and a query parameter. */
const erpFieldName = z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,63}$/, 'must be a field name');

/** Fields that the payload has already. */
const ownFields = [
  ...['CustomerAccount', 'ExternalOrderNo', 'OrderDate', 'DeliveryAddress', 'BranchCode'],
  ...['Source', 'Notes', 'Lines'],
];
const headField = erpFieldName.refine(
  (name) => !ownFields.includes(name),
  'is a field of every order already',
);

export const evolutionConfigSchema = z.strictObject({
  type: z.literal('erp_evolution'),
  endpoint,
  branchCode: z.string().max(64),
  warehouseCode: z.string().max(64),
  agentCode: z
    .string()
    .min(1)
    .max(128)
    .regex(/^[^:]*$/, 'must not contain a colon'),
  agentPassword: z.string().min(1).max(256),
  /** Name of the ERP field that carries the order id. */
  idempotencyKey: erpFieldName.default('ExternalOrderNo'),
  /** By part of the order's head the name of the header field that it goes into. */
  headFields: z.partialRecord(z.enum(mappedHeadParts), headField).optional(),
  taxTypes: z
    .strictObject({ standard: z.int().min(0), zeroRated: z.int().min(0) })
    .default({ standard: 1, zeroRated: 0 }),
  /** Account for customers who have none of their own. */
  defaultCustomerAccount: z.string().min(1).max(64).nullable().default(null),
});

export const genericWebhookConfigSchema = z.strictObject({
  type: z.literal('generic_webhook'),
  endpoint,
  /** Signs the posted order like an event webhook; null posts it unsigned. */
  secret: z.string().min(8).max(256).nullable().default(null),
});

/** How a tenant's ERP is reached. Passwords and secrets in the clear: encrypt before storing, never return. */
export const erpConfigSchema = z.discriminatedUnion('type', [
  evolutionConfigSchema,
  genericWebhookConfigSchema,
]);

export type EvolutionConfig = z.infer<typeof evolutionConfigSchema>;
export type GenericWebhookConfig = z.infer<typeof genericWebhookConfigSchema>;
export type ErpConfig = z.infer<typeof erpConfigSchema>;
