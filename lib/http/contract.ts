import { z } from 'zod';
import { endpoint } from './endpoint';

export const describeApiEndpoint = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  permission: 'public',
  summary: 'This API as an OpenAPI 3.1 document',
  answers: { 200: z.record(z.string(), z.unknown()) },
  example: {},
});
