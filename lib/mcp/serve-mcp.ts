import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import packageJson from '@/package.json';
import { mayDo } from '../auth/may-do';
import type { Context } from '../context';
import type { Endpoint } from '../http/endpoint';
import { refuseFaults } from '../http/gate';
import { inputFaults } from '../http/input-faults';
import { decodeBody, readBytes } from '../http/read-body';
import type { Permission } from '../permissions';
import { mcpEndpoint } from './contract';
import { callEndpoint, type Handler } from './internal/call-endpoint';
import { inputSchemaOf } from './internal/input-schema';
import { type Args, Refusal, type Tool, tools } from './tools';

interface McpCall {
  request: Request;
  ctx: Context;
  /** The handler that an endpoint's own route exports. */
  handlerOf: (endpoint: Endpoint) => Handler;
}

const instructions =
  'Orders that customers sent as messages, read and matched to the catalogue. You may look things up, correct lines, write notes and draft questions. Nothing that you do approves an order or sends anything to a customer: a person does that.';

/** Answers one message of the Model Context Protocol. Throws AppError for what is no such message. */
export async function serveMcp(call: McpCall): Promise<Response> {
  const { request } = call;
  const bytes = await readBytes(request, mcpEndpoint.maxBodyBytes, 'caller');
  const message = mcpEndpoint.body.safeParse(
    await decodeBody({ ...mcpEndpoint, bodyType: 'json' }, request, bytes),
  );
  if (!message.success) refuseFaults(inputFaults(message.error));
  const handler = createMcpHandler(() => serverFor(call), { responseMode: 'auto', maxSubscriptions: 0 });
  const headers = new Headers(request.headers);
  // Some programs ask for JSON alone; what it comes as is the protocol's own choice.
  headers.set('accept', 'application/json, text/event-stream');
  const { url, method } = request;
  return handler.fetch(new Request(url, { method, headers, body: new Uint8Array(bytes) }), {
    parsedBody: message.data,
  });
}

/** A server for one message of one caller. */
function serverFor({ request, ctx, handlerOf }: McpCall): Server {
  const { name, version } = packageJson;
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions });
  const isTheirs = ({ endpoint }: Tool) => mayDo(ctx.actor, endpoint.permission as Permission);
  server.setRequestHandler('tools/list', () => ({ tools: tools.filter(isTheirs).map(described) }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find((each) => each.name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool.');
    const send = (endpoint: Endpoint, args: Args, seen?: number) =>
      callEndpoint({ endpoint, handler: handlerOf(endpoint), request }, args, seen);
    return answerOf(() => runTool(tool, params.arguments ?? {}, send));
  });
  return server;
}

const described = (tool: Tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.words,
  inputSchema: inputSchemaOf(tool),
  annotations: { readOnlyHint: tool.endpoint.method === 'GET', destructiveHint: false, openWorldHint: false },
});

function runTool(tool: Tool, args: Args, send: Parameters<NonNullable<Tool['run']>>[0]): Promise<unknown> {
  if (tool.run) return tool.run(send, args);
  const { version, ...others } = args;
  if (tool.endpoint.method === 'GET') return send(tool.endpoint, args);
  if (version !== undefined && !Number.isInteger(version))
    throw new Refusal('invalid_input', 'version: a whole number.');
  return send(tool.endpoint, others, version as number | undefined);
}

/** What a tool gives or is refused, for the model to read. */
async function answerOf(work: () => Promise<unknown>) {
  const text = (value: unknown) => [{ type: 'text' as const, text: JSON.stringify(value) }];
  try {
    return { content: text(await work()) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message: detail, errors } = error;
    return { isError: true, content: text({ code, detail, ...(errors.length > 0 ? { errors } : {}) }) };
  }
}
