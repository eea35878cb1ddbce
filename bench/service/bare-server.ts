import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import postgres from 'postgres';

/**
 * The peer: the least that could acknowledge a delivery. One node:http server, the same HMAC over the raw body, one
 * durable INSERT of it, and no more: it reads nothing, routes nothing and owes nothing.
 */
const [databaseUrl = '', appSecret = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined });

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const expected = Buffer.from(`sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`);
  const given = Buffer.from(String(request.headers['x-hub-signature-256']));
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return response.writeHead(401).end();
  const text = body.toString('utf8');
  const key = `bare:${JSON.parse(text).entry[0].changes[0].value.messages[0].id}`;
  await sql`insert into inbound_messages (dedupe_key, source, kind, payload)
    values (${key}, 'MESSAGING', 'bare', ${text}::text::jsonb) on conflict do nothing`;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"queued"}');
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
