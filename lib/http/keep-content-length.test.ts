import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyLengthHeader, keepContentLength } from './keep-content-length';

const server = createServer((_request, response) => {
  keepContentLength(response);
  // As Next sets the headers of a route's answer.
  response.setHeader('content-type', ['text/plain']);
  response.setHeader(bodyLengthHeader, ['5']);
  response.write('he');
  response.end('llo');
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

it.each(['GET', 'HEAD'])('a streamed answer to %s tells its length, under no other name', async (method) => {
  const answer = await fetch(url, { method });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-length': '5',
    'content-type': 'text/plain',
  });
  expect(answer.headers.has('transfer-encoding')).toBe(false);
  expect(answer.headers.has(bodyLengthHeader)).toBe(false);
  expect(await answer.text()).toBe(method === 'GET' ? 'hello' : '');
});
