import { z } from 'zod';
import { pinField } from '../auth/pin-field';
import { evolutionConfigSchema, genericWebhookConfigSchema } from '../erp/config';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
import { defaultKeyScopes, keyPermissions, roles } from '../permissions';

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const byId = z.strictObject({ id: uuidField });
const listAnswer = { ...pageAnswer, totalIsExact: z.boolean() };

// API keys

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

// ERP

const erpAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.null() }),
  evolutionConfigSchema
    .omit({ agentPassword: true })
    .extend({ endpoint: z.string(), hasAgentPassword: z.literal(true) }),
  genericWebhookConfigSchema.omit({ secret: true }).extend({ endpoint: z.string(), hasSecret: z.boolean() }),
]);
export type ErpSettings = z.output<typeof erpAnswer>;

/** The settings are kept as JSON, which in Postgres holds no U+0000 and no broken characters. */
function isStorable(settings: Record<string, unknown>): boolean {
  return Object.values(settings).every(
    (value) => typeof value !== 'string' || (!value.includes('\u0000') && value.isWellFormed()),
  );
}

export const getErpSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/erp',
  permission: 'settings:manage',
  summary: 'How the ERP is reached, without the password; `type` is null when none is configured',
  answers: { 200: erpAnswer },
  example: {},
});

export const saveErpSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/erp',
  permission: 'settings:manage',
  summary:
    'Set how the ERP is reached; a password or secret left out stays while host, port and protocol stay',
  body: z
    .discriminatedUnion('type', [
      evolutionConfigSchema.partial({ agentPassword: true }),
      genericWebhookConfigSchema.extend({ secret: z.string().min(8).max(256).nullable().optional() }),
    ])
    .refine(isStorable, 'Must not contain U+0000 or broken characters.'),
  answers: { 200: erpAnswer },
  example: {
    body: {
      type: 'erp_evolution',
      endpoint: 'https://erp.example.com:8080',
      branchCode: 'JHB',
      warehouseCode: 'WH1',
      agentCode: 'ORDERS',
      agentPassword: 'the password of the agent',
    },
  },
});

export const testErpConnectionEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/erp/test',
  permission: 'settings:manage',
  summary: 'Ask the ERP whether the saved settings work; nothing is created there',
  answers: {
    200: z.object({
      ok: z.boolean(),
      durationMs: z.int(),
      checks: z.array(z.object({ name: z.string(), ok: z.boolean(), message: z.string() })),
    }),
  },
  errors: ['erp_not_configured'],
  example: {},
});

// Messaging

const messagingAnswer = z.object({
  phoneNumberId: z.string().nullable(),
  hasAccessToken: z.boolean(),
  /** Of its own; without one the service’s count. */
  hasAppSecret: z.boolean(),
  hasVerifyToken: z.boolean(),
});
export type MessagingSettings = z.output<typeof messagingAnswer>;

export const getMessagingSettingsEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/messaging',
  permission: 'settings:manage',
  summary: 'The tenant’s number on the messaging platform, without its token and secrets',
  answers: { 200: messagingAnswer },
  example: {},
});

export const saveMessagingSettingsEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/messaging',
  permission: 'settings:manage',
  summary:
    'Set the tenant’s number and access token, which the platform is asked about; what is left out stays',
  body: z.strictObject({
    phoneNumberId: z
      .string()
      .regex(/^[\w-]{1,64}$/, 'The platform’s id of the number, as in 106540352242922.'),
    accessToken: z
      .string()
      .regex(/^[\x21-\x7e]{1,1000}$/, 'The token as the platform shows it, without spaces.')
      .optional(),
    /** Of an app of the tenant’s own: deliveries to its number must be signed with it. Null: the service’s again. */
    appSecret: z
      .string()
      .regex(
        /^[\x21-\x7e]{16,256}$/,
        'The secret as the platform shows it: 16 characters or more, no spaces.',
      )
      .nullable()
      .optional(),
    /** What the platform says at its handshake, beside the service’s own. Null: only the service’s again. */
    verifyToken: z
      .string()
      .regex(/^[\x21-\x7e]{16,256}$/, '16 characters or more, without spaces.')
      .nullable()
      .optional(),
  }),
  answers: { 200: messagingAnswer },
  errors: ['phone_number_id_taken', 'unavailable'],
  example: { body: { phoneNumberId: '106540352242922', accessToken: 'EAAG-the-permanent-token' } },
});

// Users

const userAnswer = z.object({
  id: uuidField,
  username: z.string(),
  name: z.string(),
  role: z.enum(roles),
  enabled: z.boolean(),
  /** They are asked for a code after the PIN. */
  hasSecondFactor: z.boolean(),
  /** How many passkeys sign them in. */
  passkeys: z.int(),
  createdAt: momentField,
});
export type User = z.output<typeof userAnswer>;

const userFields = {
  name: proseField(1, 200),
  role: z.enum(roles),
  pin: pinField,
};

export const listUsersEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/users',
  permission: 'settings:manage',
  summary: 'Who can sign in with a PIN, by name',
  query: z.strictObject({ ...pageQuery }),
  answers: { 200: z.object({ users: z.array(userAnswer), ...listAnswer }) },
  paged: true,
  example: {},
});

export const createUserEndpoint = endpoint({
  method: 'POST',
  path: '/api/settings/users',
  permission: 'settings:manage',
  summary: 'Add a person who signs in with a PIN',
  body: z.strictObject({ username: textField(1, 100), ...userFields }),
  answers: { 201: userAnswer },
  errors: ['username_taken'],
  example: { body: { username: 'thandi', name: 'Thandi Nkosi', role: 'clerk', pin: '482913' } },
});

export const updateUserEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/users/:id',
  permission: 'settings:manage',
  summary: 'Change a person’s name, role or PIN, or switch them off; what is left out stays',
  params: byId,
  body: z.strictObject({ ...userFields, enabled: z.boolean() }).partial(),
  answers: { 200: userAnswer },
  example: { params: { id: exampleId }, body: { enabled: false } },
});

export const removeUserFactorEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/settings/users/:id/second-factor',
  permission: 'settings:manage',
  summary:
    'Take the second factor and all passkeys from a colleague who has lost them, and sign them out everywhere; the PIN alone signs them in until they set up another',
  params: byId,
  answers: { 204: z.undefined() },
  errors: ['second_factor_off'],
  example: { params: { id: exampleId } },
});
