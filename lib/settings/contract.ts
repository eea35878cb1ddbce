import { z } from 'zod';
import { pinField } from '../auth/pin-field';
import { evolutionConfigSchema, genericWebhookConfigSchema } from '../erp/config';
import { endpoint } from '../http/endpoint';
import { momentField, pageAnswer, pageQuery, proseField, textField, uuidField } from '../http/fields';
import { targetField } from '../outbound/target-field';
import { roles } from '../permissions';

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const byId = z.strictObject({ id: uuidField });
const listAnswer = { ...pageAnswer, totalIsExact: z.boolean() };

// ERP

const erpAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.null() }),
  evolutionConfigSchema
    .omit({ agentPassword: true })
    .extend({ endpoint: z.string(), hasAgentPassword: z.literal(true) }),
  genericWebhookConfigSchema.omit({ secret: true }).extend({ endpoint: z.string(), hasSecret: z.boolean() }),
]);
export type ErpSettings = z.output<typeof erpAnswer>;

const endpointField = evolutionConfigSchema.shape.endpoint.pipe(targetField);

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
      evolutionConfigSchema.partial({ agentPassword: true }).extend({ endpoint: endpointField }),
      genericWebhookConfigSchema.extend({
        endpoint: endpointField,
        secret: z.string().min(8).max(256).nullable().optional(),
      }),
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
  errors: ['last_manager'],
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
