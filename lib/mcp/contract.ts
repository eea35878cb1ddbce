import { z } from 'zod';
import { endpoint } from '../http/endpoint';

/** Strict: what is no member of the protocol is named in the service's own words. */
const message = z.strictObject({
  jsonrpc: z.literal('2.0'),
  /** Without one it is a notification, which is answered with 202 and nothing. */
  id: z.union([z.string().max(200), z.int()]).optional(),
  method: z.string().min(1).max(200),
  params: z.looseObject({}).optional(),
});

export const mcpEndpoint = endpoint({
  method: 'POST',
  path: '/api/mcp',
  permission: 'orders:read',
  summary:
    'The Model Context Protocol, stateless over HTTP: tools to read orders and the catalogue, and to prepare what a person then approves',
  body: message,
  bodyType: 'raw',
  maxBodyBytes: 65_536,
  mayStream: true,
  answers: { 200: z.looseObject({ jsonrpc: z.literal('2.0') }), 202: z.undefined() },
  example: {
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_orders', arguments: {} } },
    answer: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: '{"orders":[]}' }] } },
  },
});
