import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Dispatcher, request } from 'undici';

/** Statuses that say that another machine may be asked: nothing was done. */
const elsewhere = new Set([502, 503, 504]);
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'host', 'expect', 'content-length'];

export interface LoadBalancer {
  url: string;
  close(): Promise<void>;
}

/** Hands requests to machines in turn; what one does not take, the next is asked for, as balancers in front of services do. */
export async function balanceLoad(machines: readonly string[]): Promise<LoadBalancer> {
  let turn = 0;
  const server = createServer({ keepAliveTimeout: 75_000 }, async (incoming, response) => {
    const body = await buffer(incoming);
    const { url = '/' } = incoming;
    const method = incoming.method as Dispatcher.HttpMethod;
    const headers = without(incoming.headers);
    turn += 1;
    const inTurn = machines.map((_, at) => machines[(turn + at) % machines.length] ?? '');
    for (const machine of inTurn) {
      const answer = await request(machine + url, {
        method,
        headers,
        body: body.length > 0 ? body : null,
        headersTimeout: 0,
      }).catch(() => null);
      if (answer === null || (elsewhere.has(answer.statusCode) && machine !== inTurn.at(-1))) continue;
      const bytes = await answer.body.arrayBuffer().catch(() => null);
      if (bytes === null) break;
      response.writeHead(answer.statusCode, without(answer.headers)).end(Buffer.from(bytes));
      return;
    }
    response.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const without = (headers: IncomingHttpHeaders | Record<string, string | string[] | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
