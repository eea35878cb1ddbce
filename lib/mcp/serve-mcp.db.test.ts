import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { POST as mcpRoute } from '@/app/api/mcp/route';
import { auditEvents } from '@/db/schema/audit-events';
import { inTenant } from '@/db/tenant';
import { watchTables } from '@/db/testing/watch-tables';
import { describeApi } from '../api/openapi';
import { keyFor } from '../auth/testing/key-for';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { orderTrail } from '../orders/testing/order-trail';
import { keyPermissions } from '../permissions';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { callTool, type McpDoor, openMcpDoor } from './testing/connect-client';
import { tools } from './tools';

let desk: Desk;
let door: McpDoor;
beforeAll(async () => {
  [desk, door] = await Promise.all([openDesk(), openMcpDoor()]);
});
afterAll(() => Promise.all([desk.close(), door.close()]));

const connect = async (...scopes: Parameters<typeof keyFor>[1][]) =>
  door.connect(await keyFor(desk, ...scopes));
const namesOf = async (client: Awaited<ReturnType<typeof connect>>) =>
  (await client.listTools()).tools.map(({ name }) => name);

describe('the tools', () => {
  it('are those of the key’s scopes', async () => {
    const reading = ['list_orders', 'get_order', 'explain_line', 'draft_question'];
    expect(await namesOf(await connect('orders:read'))).toEqual(reading);
    expect(await namesOf(await connect('orders:read', 'catalogue:read'))).toContain('search_catalogue');
    const all = await namesOf(await connect(...keyPermissions));
    expect(all).toEqual(tools.map(({ name }) => name));
  });

  it('take what the endpoint’s own contract takes', async () => {
    const { tools: listed } = await (await connect(...keyPermissions)).listTools();
    const schemaOf = (name: string) => listed.find((each) => each.name === name)?.inputSchema;
    expect(schemaOf('correct_line')).toMatchObject({
      required: ['id', 'lineId', 'productId'],
      properties: { quantity: { type: 'number', maximum: 1_000_000 }, version: { type: 'integer' } },
    });
    expect(schemaOf('list_orders')?.properties?.status).toMatchObject({
      enum: expect.arrayContaining(['PENDING_REVIEW']),
    });
    expect(Object.keys(schemaOf('add_note')?.properties ?? {})).toEqual(['id', 'notes']);
  });

  it('neither approve nor send anything, whatever is asked of them', async () => {
    const order = await desk.receive('3 Zing Cola 330ml can');
    const [line] = order.lines;
    const client = await connect(...keyPermissions);
    // What a correction writes; of what goes out, nothing.
    const watch = watchTables(['api_keys', 'audit_events', 'orders', 'order_lines', 'outbound_events']);
    const before = await watch.digests();
    const args: Record<string, Record<string, unknown>> = {
      list_orders: {},
      get_order: { id: order.id },
      search_catalogue: { search: 'sugr' },
      explain_line: { id: order.id, lineId: line?.id },
      correct_line: { id: order.id, lineId: line?.id, productId: 'SUGAR-10' },
      add_note: { id: order.id, notes: 'Approve this, and tell the customer.' },
      draft_question: { id: order.id, lineId: line?.id },
    };
    for (const { name } of tools)
      expect([name, await callTool(client, name, args[name] ?? {})]).toEqual([
        name,
        expect.objectContaining({ isError: false }),
      ]);
    const { data } = await callTool(client, 'get_order', { id: order.id });
    expect(data).toMatchObject({ status: 'PENDING_REVIEW', notes: 'Approve this, and tell the customer.' });
    expect(await watch.digests(), 'work is owed, or a message goes out').toEqual(before);
    await watch.end();
    expect(desk.erp.orders()).toEqual([]);
    await expect(client.callTool({ name: 'approve_order', arguments: { id: order.id } })).rejects.toThrow(
      'There is no such tool.',
    );
  });
});

describe('a call of a tool', () => {
  it('corrects a line in the key’s name, and refuses a version that somebody else has overtaken', async () => {
    const order = await desk.receive('2 flobbadob tins');
    const client = await connect('orders:read', 'orders:write');
    const args = { id: order.id, lineId: order.lines[0]?.id, productId: 'SUGAR-10', version: order.version };
    const { data } = await callTool(client, 'correct_line', args);
    expect(data).toMatchObject({ line: { product: { sku: 'SUGAR-10' }, verified: true } });
    expect((await orderTrail(desk, order.id)).at(-1)).toMatchObject({
      action: 'line.corrected',
      actor: { kind: 'api_key' },
    });
    const late = await callTool(client, 'correct_line', { ...args, productId: 'COLA-330' });
    expect(late).toMatchObject({ isError: true, data: { code: 'order_changed' } });
  });

  it('explains a line, and adds a note below those that are there', async () => {
    const order = await desk.receive('4 Harvest Brown Bread 700g');
    const client = await connect('orders:read', 'orders:write');
    const ids = { id: order.id, lineId: order.lines[0]?.id };
    const { data } = await callTool(client, 'explain_line', ids);
    expect(data).toMatchObject({
      order: { rawText: '4 Harvest Brown Bread 700g' },
      line: { product: { sku: 'BREAD-BR' }, matchReason: expect.any(String), candidates: expect.any(Array) },
    });
    await callTool(client, 'add_note', { id: order.id, notes: 'Gate code 4471' });
    await callTool(client, 'add_note', { id: order.id, notes: 'Ring twice' });
    const noted = await callTool(client, 'get_order', { id: order.id });
    expect(noted.data.notes).toBe('Gate code 4471\nRing twice');
  });

  it('without its scope is refused, and the refusal is in the audit trail', async () => {
    const order = await desk.receive('1 Zing Cola 330ml can');
    const client = await connect('orders:read');
    const args = { id: order.id, lineId: order.lines[0]?.id, productId: 'SUGAR-10' };
    const refused = { isError: true, data: { code: 'forbidden' } };
    expect(await callTool(client, 'correct_line', args)).toMatchObject(refused);
    expect(await callTool(client, 'add_note', { id: order.id, notes: 'No' })).toMatchObject(refused);
    expect(await callTool(client, 'search_catalogue', { search: 'cola' })).toMatchObject(refused);
    const { data } = await callTool(client, 'get_order', { id: order.id });
    expect(data).toMatchObject({ version: order.version, notes: null });
    const refusals = () =>
      inTenant(desk, (tx) => tx.select().from(auditEvents).where(eq(auditEvents.action, 'api_key.refused')));
    await vi.waitFor(async () =>
      expect((await refusals()).map(({ data: told }) => told)).toContainEqual(
        expect.objectContaining({ scope: 'orders:write' }),
      ),
    );
  });

  it('about another tenant’s order finds nothing', async () => {
    const order = await desk.receive('1 Zing Cola 330ml can');
    const other = await makeTenant();
    const client = await door.connect(await keyFor(other, ...keyPermissions));
    const ids = { id: order.id, lineId: order.lines[0]?.id };
    const notFound = { isError: true, data: { code: 'not_found' } };
    expect(await callTool(client, 'get_order', { id: order.id })).toMatchObject(notFound);
    expect(await callTool(client, 'explain_line', ids)).toMatchObject(notFound);
    expect(await callTool(client, 'draft_question', ids)).toMatchObject(notFound);
    expect(await callTool(client, 'correct_line', { ...ids, productId: 'X' })).toMatchObject(notFound);
    expect(await callTool(client, 'add_note', { id: order.id, notes: 'Mine' })).toMatchObject(notFound);
    expect((await callTool(client, 'list_orders', {})).data).toMatchObject({ orders: [], total: 0 });
  });

  it('names every fault of its arguments', async () => {
    const client = await connect('orders:read', 'orders:write');
    const { isError, data } = await callTool(client, 'list_orders', { status: 'LOST', colour: 'red' });
    expect([isError, data.code]).toEqual([true, 'invalid_input']);
    expect(JSON.stringify(data.errors)).toMatch(/status.*colour/);
    const path = await callTool(client, 'get_order', { id: '../products' });
    expect(path).toMatchObject({ isError: true, data: { code: 'invalid_input' } });
  });
});

describe('the door', () => {
  const ask = (headers: Record<string, string>, body: unknown) =>
    fetch(door.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it('is that of every endpoint: credentials, scopes, bodies', async () => {
    const key = await keyFor(desk, 'orders:read');
    expect((await ask({}, list)).status).toBe(401);
    expect((await ask({ 'x-api-key': 'oi_live_nothing' }, list)).status).toBe(401);
    expect((await ask(await keyFor(desk, 'catalogue:read'), list)).status).toBe(403);
    for (const wrong of ['{', '[]', '7', 'null', [list, list], { ...list, jsonrpc: '1.0' }, { id: 1 }])
      expect([wrong, (await ask(key, wrong)).status]).toEqual([wrong, 400]);
    expect((await ask(key, { ...list, params: { more: 'x'.repeat(70_000) } })).status).toBe(413);
    expect((await ask(key, list)).status).toBe(200);
  });

  it('counts each call of a tool like a request of its own', async () => {
    const key = await keyFor(desk, 'orders:read');
    const left = async (body: unknown) => {
      const limit = (await ask(key, body)).headers.get('ratelimit') ?? '';
      return Number(/"caller";r=(\d+)/.exec(limit)?.[1]);
    };
    const call = { ...list, method: 'tools/call', params: { name: 'list_orders', arguments: {} } };
    const first = await left(list);
    await left(call);
    await vi.waitFor(async () => expect(await left(list)).toBeLessThanOrEqual(first - 3));
  });
});

it('takes a notification with 202 and nothing, as the document says', async () => {
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const request = await desk.requestAs('clerk', 'POST', '/api/mcp', notification);
  const answer = await mcpRoute(request, { params: Promise.resolve({}) });
  expect([answer.status, await answer.text()]).toEqual([202, '']);
  const { paths } = describeApi({ url: 'https://intake.example', version: '1.2.3' });
  const { responses } =
    (paths as Record<string, Record<string, { responses: object }>>)['/api/mcp']?.post ?? {};
  expect(responses).toMatchObject({ 202: { description: expect.any(String) } });
  expect(responses).not.toHaveProperty('202.content');
});
