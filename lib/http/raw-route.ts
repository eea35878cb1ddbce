import type { Endpoint, ParamsOf, QueryOf } from './endpoint';
import { type Access, admit, refuseFaults } from './gate';
import { respond } from './respond';

interface RawCall<E extends Endpoint> {
  request: Request;
  requestId: string;
  ctx: Access<E>;
  params: ParamsOf<E>;
  query: QueryOf<E>;
}

/** The same gate as `route()`, for endpoints whose body or answer is not JSON: the handler makes the response. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: RawCall<E>) => Promise<Response>,
): (request: Request, next: { params: Promise<Record<string, string> | undefined> }) => Promise<Response> {
  return (request, next) =>
    respond(request, endpoint, async (requestId) => {
      const { faults, ctx, params, query } = await admit(
        endpoint,
        request,
        (await next.params) ?? {},
        requestId,
      );
      refuseFaults(faults);
      return handle({ request, requestId, ctx, params, query });
    });
}
