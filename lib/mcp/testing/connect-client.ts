import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { POST } from '@/app/api/mcp/route';

export interface McpDoor {
  url: string;
  /** A program as others write them, signed in with these headers. */
  connect(headers: Record<string, string>): Promise<Client>;
  close(): Promise<void>;
}

/** The route over real HTTP; what is no POST is answered as the service's router does. */
export async function openMcpDoor(): Promise<McpDoor> {
  const clients: Client[] = [];
  const server = createServer(async (asked, response) => {
    const url = `http://${asked.headers.host}${asked.url}`;
    if (asked.method !== 'POST') return response.writeHead(405).end();
    const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [
      name,
      `${value}`,
    ]);
    const body = Readable.toWeb(asked) as unknown as BodyInit;
    const request = new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    const answer = await POST(request, { params: Promise.resolve({}) });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as unknown as ReadableStream).pipe(response);
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/mcp`;
  return {
    url,
    connect: async (headers) => {
      const client = new Client({ name: 'a-program', version: '1.0.0' });
      await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
      clients.push(client);
      return client;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.close()));
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a tool gave, read again; `isError` with the problem's code where it was refused. */
export async function callTool(client: Client, name: string, args: Record<string, unknown>) {
  const { isError = false, content } = await client.callTool({ name, arguments: args });
  const [first] = content;
  // biome-ignore lint/suspicious/noExplicitAny: what each tool gives is another thing, and looked at field by field.
  return { isError, data: JSON.parse(first?.type === 'text' ? first.text : '') as any };
}
