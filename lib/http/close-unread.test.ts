import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { closeUnread } from './close-unread';
import { collectBytes } from './read-body';

async function start(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    closeUnread(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
/** Sends chunks without end, as fast as they are taken; gives the answer, and how much was sent until the end. */
async function sendWithoutEnd(port: number) {
  const socket = connect(port, '127.0.0.1');
  let [sent, answer, isOver] = [0, '', false];
  socket.on('data', (data) => {
    answer += data;
  });
  // The other side does not want the rest.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    isOver = true;
  });
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  const give = performance.now() + 5000;
  while (!isOver && performance.now() < give) {
    sent += piece.length;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), sleep(50)]).catch(() => undefined);
  }
  return { sent, answer, isOver };
}

it('ends the connection at once with an answer that did not wait for the body', async () => {
  const port = await start((_, response) => response.writeHead(405, { 'content-length': 2 }).end('no'));
  const { answer, isOver, sent } = await sendWithoutEnd(port);
  expect(isOver).toBe(true);
  expect(answer).toMatch(/^HTTP\/1\.1 405 .*\r\nconnection: close\r\n/is);
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

it('does so where the head is written by the first of the body as well', async () => {
  const port = await start((_, response) => {
    response.statusCode = 413;
    response.end('no');
  });
  expect((await sendWithoutEnd(port)).isOver).toBe(true);
});

it('keeps the connection when the body was read', async () => {
  const port = await start(async (request, response) => {
    const { length } = await collectBytes(request, 1000);
    response.end(String(length));
  });
  const answer = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(500) });
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['500', 'keep-alive']);
});
