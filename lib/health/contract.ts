import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField } from '../http/fields';

export const healthEndpoint = endpoint({
  method: 'GET',
  path: '/api/health',
  permission: 'public',
  summary: 'Whether the service can work: it runs and reaches its database',
  answers: {
    200: z.object({
      status: z.literal('ok'),
      timestamp: momentField,
      /** Whole seconds since this process started. */
      uptime: z.int(),
      version: z.string(),
    }),
  },
  errors: ['unavailable'],
  example: {},
});
