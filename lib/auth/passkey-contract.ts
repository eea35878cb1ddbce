import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, proseField, uuidField } from '../http/fields';

const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
const byId = z.strictObject({ id: uuidField });
const name = proseField(1, 100);
const pin = proseField(1, 64);
/** Of the authenticator app, by whoever has one. */
const code = proseField(1, 64).optional();
const base64Url = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'Base64url.')
    .max(max);
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const publicKey = z.literal('public-key');

const passkeyAnswer = z.object({
  id: uuidField,
  name: z.string(),
  createdAt: momentField,
  /** Null until somebody has signed in with it. */
  lastUsedAt: momentField.nullable(),
  /** Its owner's other devices may have it too. */
  isSynced: z.boolean(),
});
export type Passkey = z.output<typeof passkeyAnswer>;

/** Why nobody, or not this person, can have one. */
const obstacles = ['single_sign_on', 'ip_address', 'not_https'] as const;

const passkeysAnswer = z.object({
  /** The first added first. */
  passkeys: z.array(passkeyAnswer),
  /** Null where they can be added: browsers take none for an IP address, nor over plain http but from this machine. */
  obstacle: z.enum(obstacles).nullable(),
  /** The only address at which they are taken. */
  origin: z.string(),
  /** A code of the authenticator app is asked for beside the PIN. */
  needsCode: z.boolean(),
});
export type Passkeys = z.output<typeof passkeysAnswer>;

export const listPasskeysEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/passkeys',
  permission: 'account:manage',
  summary: 'The passkeys that sign you in',
  answers: { 200: passkeysAnswer },
  example: {},
});

export const beginPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  permission: 'account:manage',
  summary:
    'Get the options for making a passkey in a browser (WebAuthn), with your PIN, and a code where you have a second factor; they hold for five minutes',
  body: z.strictObject({ pin, code }),
  answers: {
    200: z.object({
      /** `PublicKeyCredentialCreationOptionsJSON`. */
      options: z.object({
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        challenge: z.string(),
        pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
        timeout: z.int(),
        excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
        attestation: z.literal('none'),
      }),
    }),
  },
  errors: ['passkeys_unavailable', 'passkey_limit', 'rate_limited'],
  example: { body: { pin: '246810' } },
});

export const addPasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys',
  permission: 'account:manage',
  summary: 'Add the passkey that a browser has made with such options',
  maxBodyBytes: 64 * 1024,
  body: z.strictObject({
    name,
    /** `RegistrationResponseJSON`; what else a browser puts in is not looked at. */
    credential: z.object({
      id: base64Url(1400),
      rawId: base64Url(1400),
      type: publicKey,
      response: z.object({
        clientDataJSON: base64Url(8192),
        attestationObject: base64Url(32_768),
        transports: z.array(z.string().max(40)).max(20).optional(),
      }),
    }),
  }),
  answers: { 201: passkeyAnswer },
  errors: ['passkeys_unavailable', 'passkey_limit', 'passkey_taken'],
  example: {
    body: {
      name: 'My phone',
      credential: {
        ...{ id: 'AAECAwQFBgcICQoLDA0ODw', rawId: 'AAECAwQFBgcICQoLDA0ODw', type: 'public-key' },
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
  },
});

export const renamePasskeyEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/passkeys/:id',
  permission: 'account:manage',
  summary: 'Give one of your passkeys another name',
  params: byId,
  body: z.strictObject({ name }),
  answers: { 200: passkeyAnswer },
  example: { params: { id: exampleId }, body: { name: 'My phone' } },
});

export const removePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/:id/remove',
  permission: 'account:manage',
  summary: 'Remove one of your passkeys, with your PIN',
  params: byId,
  body: z.strictObject({ pin }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['rate_limited'],
  example: { params: { id: exampleId }, body: { pin: '246810' } },
});

export const challengePasskeyEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/passkeys/challenge',
  permission: 'public',
  summary:
    'Get the options for signing in with a passkey in a browser (WebAuthn); they hold for five minutes',
  // Taken in from anybody.
  maxBodyBytes: 1024,
  answers: {
    200: z.object({
      /** `PublicKeyCredentialRequestOptionsJSON`; whoever has a passkey is found by it. */
      options: z.object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.int(),
        userVerification: z.literal('required'),
      }),
    }),
  },
  errors: ['passkeys_unavailable', 'rate_limited'],
  example: {},
});

/** `AuthenticationResponseJSON`: what a browser gives when somebody signs in with a passkey. */
export const passkeyAssertion = z.object({
  id: base64Url(1400),
  rawId: base64Url(1400),
  type: publicKey,
  response: z.object({
    clientDataJSON: base64Url(8192),
    authenticatorData: base64Url(2048),
    signature: base64Url(2048),
    userHandle: base64Url(100),
  }),
});

/** Those that we know of; another is no reason to refuse the passkey. */
export function isTransport(text: string): text is (typeof transports)[number] {
  return (transports as readonly string[]).includes(text);
}
