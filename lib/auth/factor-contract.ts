import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, proseField } from '../http/fields';

const pin = proseField(1, 64);
const code = proseField(1, 64);

const secondFactorAnswer = z.object({
  /** False for people whom only an identity provider knows. */
  isPossible: z.boolean(),
  /** Since when; null when it is off. */
  since: momentField.nullable(),
  recoveryCodesLeft: z.int(),
  /** The tenant asks it of this person, who may do nothing else before. */
  isNeeded: z.boolean(),
});
export type SecondFactorState = z.output<typeof secondFactorAnswer>;

export const getSecondFactorEndpoint = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  permission: 'account:manage',
  summary: 'Whether you are asked for a code after your PIN',
  answers: { 200: secondFactorAnswer },
  example: {},
});

export const beginSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  permission: 'account:manage',
  summary:
    'Get a secret for an authenticator app (TOTP, RFC 6238). It counts once a code of it was confirmed; asking again gives another',
  showsOnce: 'setup',
  body: z.strictObject({ pin }),
  answers: {
    200: z.object({
      setup: z.object({
        /** Base32. */
        secret: z.string(),
        /** `otpauth:`, to be opened on a telephone. */
        address: z.string(),
        /** The address as a QR code: an SVG image as a data address. */
        qr: z.string(),
      }),
    }),
  },
  errors: ['second_factor_on', 'rate_limited'],
  example: { body: { pin: '246810' } },
});

export const confirmSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  permission: 'account:manage',
  summary:
    'Turn the second factor on with a first code of the app; gives ten recovery codes, each good once, which are shown this once',
  showsOnce: 'recoveryCodes',
  body: z.strictObject({ code }),
  answers: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
  errors: ['second_factor_on', 'second_factor_off'],
  example: { body: { code: '287082' } },
});

export const turnOffSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/turn-off',
  permission: 'account:manage',
  summary: 'Turn your second factor off, with your PIN and a code or a recovery code',
  body: z.strictObject({ pin, code }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['second_factor_off', 'rate_limited'],
  example: { body: { pin: '246810', code: '287082' } },
});
