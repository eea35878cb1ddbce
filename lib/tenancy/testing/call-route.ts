type Handler = (request: Request, next: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Calls an exported route handler as Next does; `body` is the parsed JSON, or undefined without one. */
export async function callRoute(
  handler: Handler,
  request: Request | Promise<Request>,
  params: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await handler(await request, { params: Promise.resolve(params) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
