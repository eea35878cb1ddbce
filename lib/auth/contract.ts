import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { roles } from './permissions';

export const issueTokenEndpoint = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  permission: 'public',
  summary: 'Sign in with a PIN and get a bearer token for the other calls',
  body: z.strictObject({
    tenant: z.string().min(1).max(100),
    username: z.string().min(1).max(100),
    pin: z.string().min(1).max(64),
  }),
  answers: {
    200: z.object({
      accessToken: z.string(),
      tokenType: z.literal('Bearer'),
      expiresIn: z.int(),
      user: z.object({ id: z.uuid(), username: z.string(), name: z.string(), role: z.enum(roles) }),
    }),
  },
  errors: ['invalid_credentials', 'rate_limited'],
  example: { body: { tenant: 'demo', username: 'manager', pin: '246810' } },
});
