import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, textField, uuidField } from '../http/fields';
import { defaultKeyScopes, keyPermissions } from '../permissions';

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const byId = z.strictObject({ id: uuidField });
const listAnswer = { ...pageAnswer, totalIsExact: z.boolean() };

const apiKeyAnswer = z.object({
  id: uuidField,
  name: z.string(),
  /** The last four characters, to recognise the key by. */
  last4: z.string(),
  /** What it may do. */
  scopes: z.array(z.string()),
  createdAt: momentField,
  expiresAt: momentField.nullable(),
  lastUsedAt: momentField.nullable(),
  /** From which address; of an IPv6 one its network. */
  lastUsedFrom: z.string().nullable(),
  /** Where it may be used from; null for anywhere. */
  addresses: z.array(z.string()).nullable(),
  /** After a rotation: until when the key of before works as well. */
  previousUntil: momentField.nullable(),
});
export type ApiKey = z.output<typeof apiKeyAnswer>;

export const listApiKeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/api-keys',
  permission: 'settings:manage',
  summary: 'The keys that are not revoked, newest first',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ apiKeys: z.array(apiKeyAnswer), ...listAnswer }) },
  paged: true,
  example: {},
});

const keyFields = {
  name: textField(1, 100),
  scopes: z
    .array(z.enum(keyPermissions))
    .min(1, 'Choose at least one.')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Name each scope once.'),
  addresses: z
    .array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'An address or a range, such as 203.0.113.9 or 10.0.0.0/8.',
      }),
    )
    .min(1, 'Name at least one, or leave it out.')
    .max(50)
    .describe('Addresses and CIDR ranges that the key may be used from; anywhere unless given.'),
  expiresAt: z.iso.datetime({ offset: true }),
};

export const createApiKeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/api-keys',
  permission: 'settings:manage',
  summary: 'Make an API key; it is shown this once. By default it does an integration’s everyday work',
  showsOnce: 'apiKey',
  body: z.strictObject({
    ...keyFields,
    scopes: keyFields.scopes
      // The name alone makes a key (spec.md), and never one that may do everything; the form asks for scopes.
      .default([...defaultKeyScopes])
      .describe('What the key may do. None is never all: left out, the scopes are those of the default.'),
    addresses: keyFields.addresses.optional(),
    expiresAt: keyFields.expiresAt.optional(),
  }),
  answers: {
    201: z.object({ id: uuidField, name: z.string(), apiKey: z.string(), createdAt: momentField }),
  },
  example: { body: { name: 'Warehouse screen', scopes: ['orders:read'] } },
});

export const updateApiKeyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/api-keys/:id',
  permission: 'settings:manage',
  summary: 'Change what a key may do, from where and until when; what is left out stays',
  params: byId,
  body: z
    .strictObject({
      ...keyFields,
      addresses: keyFields.addresses.nullable(),
      expiresAt: keyFields.expiresAt.nullable(),
    })
    .partial(),
  answers: { 200: apiKeyAnswer },
  example: { params: { id: exampleId }, body: { addresses: ['203.0.113.0/24'] } },
});

export const rotateApiKeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/api-keys/:id/rotate',
  permission: 'settings:manage',
  summary: 'Make a key anew; it is shown this once, and the one before works for some hours yet',
  showsOnce: 'apiKey',
  params: byId,
  body: z.strictObject({
    overlapHours: z
      .int()
      .min(0)
      .max(168)
      .default(24)
      .describe('How long the key of before works as well; 0 ends it at once.'),
  }),
  answers: {
    200: z.object({ id: uuidField, apiKey: z.string(), previousUntil: momentField }),
  },
  example: { params: { id: exampleId }, body: { overlapHours: 24 } },
});

export const revokeApiKeyEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/api-keys/:id',
  permission: 'settings:manage',
  summary: 'Revoke an API key, at once and for good',
  params: byId,
  answers: { 204: z.undefined() },
  example: { params: { id: exampleId } },
});
