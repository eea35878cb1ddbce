import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type CallAnswer, readCall } from './read-call';

let server: Server | undefined;
afterEach(() => server?.close());

/** The answers as they were told of, the last one last. */
async function call(answer: (response: ServerResponse) => void): Promise<CallAnswer[]> {
  server = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const told: CallAnswer[] = [];
  await readCall(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {}, (each) =>
    told.push(each),
  );
  return told;
}

describe('an answer', () => {
  it('is shown indented, with the headers that tell something', async () => {
    const told = await call((response) => {
      response.writeHead(201, { 'content-type': 'application/json', etag: '"3"', 'x-frame-options': 'DENY' });
      response.end('{"a":[1]}');
    });
    expect(told[0]).toMatchObject({ status: 201, state: 'coming' });
    expect(told.at(-1)).toMatchObject({ state: 'whole', text: '{\n  "a": [\n    1\n  ]\n}' });
    const names = told.at(-1)?.headers.map(([name]) => name);
    expect(names).toContain('etag');
    expect(names).not.toContain('x-frame-options');
  });

  it('is cut where it is too long to draw, and counted to its end', async () => {
    const told = await call((response) => {
      response.writeHead(200, { 'content-type': 'text/csv' });
      response.end('x'.repeat(300_000));
    });
    expect(told.at(-1)).toMatchObject({ state: 'cut', bytes: 300_000, text: 'x'.repeat(100_000) });
  });

  it('is told as bytes where it is no text', async () => {
    const told = await call((response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(Buffer.from([0x89, 0x50]));
    });
    expect(told.at(-1)).toMatchObject({ text: null, bytes: 2, state: 'whole' });
  });

  it('of a stream is told of as it comes', async () => {
    const told = await call((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: one\n\n');
      setTimeout(() => response.end('data: two\n\n'), 50);
    });
    expect(told.map(({ text }) => text)).toContain('data: one\n\n');
    expect(told.at(-1)).toMatchObject({ text: 'data: one\n\ndata: two\n\n', state: 'whole' });
  });
});
