import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healthEndpoint } from '@/lib/health/contract';
import { answerWhileStarting } from './answer-while-starting';

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => void answerWhileStarting(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('while the service is being loaded', () => {
  it('the health check says so, in its own shape', async () => {
    const answer = await fetch(`${url}/api/health?from=probe`);
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'retry-after': '1',
    });
    const body = await answer.json();
    expect(healthEndpoint.answers[503].parse(body)).toEqual(body);
  });

  it('HEAD is told the same without a body', async () => {
    const answer = await fetch(`${url}/api/health`, { method: 'HEAD' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await answer.text()).toBe('');
  });

  it.each([
    ['GET', '/review'],
    ['POST', '/api/health'],
    ['POST', '/api/webhooks/messaging'],
  ])('%s %s is asked to come again', async (method, path) => {
    const answer = await fetch(url + path, { method, ...(method === 'POST' && { body: 'x'.repeat(1e6) }) });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'unavailable', detail: 'The service is starting.' });
  });
});
