import { afterAll, beforeAll, expect, it } from 'vitest';
import { POST as addLineRoute } from '@/app/api/orders/[id]/lines/route';
import { callRoute } from '../tenancy/testing/call-route';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

it('tags the answer to an edit with the version that the order has now', async () => {
  const { id, version } = await desk.receive('2 zing cola 330ml can');
  const line = { productId: 'BREAD-BR', quantity: 1 };
  const request = desk.requestAs('clerk', 'POST', `/api/orders/${id}/lines`, line);
  const { status, headers, body } = await callRoute(addLineRoute, request, { id });
  expect(status).toBe(201);
  expect(headers.get('etag')).toBe(`"${version + 1}"`);
  expect(body).toMatchObject({ order: { version: version + 1 } });
});
