import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: Record<string, string>;
  body: string;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Somebody else's server, on a port of its own: keeps what it gets and answers what the test tells it to. */
export interface Receiver {
  url: string;
  received: Received[];
  /** What it answers from now on; `silence` takes the request and never answers. */
  answer: Answer | 'silence';
  stop(): Promise<void>;
}

export async function startReceiver(answer: Receiver['answer'] = { status: 200 }): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    receiver.received.push({
      headers: Object.fromEntries(headers),
      body: Buffer.concat(chunks).toString('utf8'),
    });
    if (receiver.answer === 'silence') return;
    response.writeHead(receiver.answer.status, receiver.answer.headers).end(receiver.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received: [],
    answer,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return receiver;
}
