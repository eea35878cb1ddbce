import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { proseField } from '../http/fields';
import { pinField } from './pin-field';

export const changePinEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/pin',
  permission: 'account:manage',
  summary: 'Change your own PIN, with the one so far; you are signed out everywhere',
  body: z.strictObject({ pin: proseField(1, 64), newPin: pinField }),
  answers: { 200: z.object({ success: z.literal(true) }) },
  errors: ['rate_limited'],
  example: { body: { pin: '135790', newPin: '482913' } },
});
