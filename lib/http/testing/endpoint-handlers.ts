import { endpoints } from '../../api/endpoints';
import type { callRoute } from '../../tenancy/testing/call-route';
import type { Endpoint } from '../endpoint';

type Handler = Parameters<typeof callRoute>[0];
export interface HandledEndpoint {
  /** As in `POST /api/orders/:id/approve`. */
  name: string;
  endpoint: Endpoint;
  handler: Handler;
}

/** Every endpoint of the list with the handler that its route file exports. */
export async function handledEndpoints(): Promise<HandledEndpoint[]> {
  const files = import.meta.glob('/app/api/**/route.ts');
  return Promise.all(
    endpoints.map(async (endpoint) => {
      const { method, path } = endpoint;
      const load = files[`/app${path.replace(/:(\w+)/g, '[$1]')}/route.ts`];
      const exported = (await load?.()) as Record<string, Handler> | undefined;
      const handler = exported?.[method];
      if (!handler) throw new Error(`no route file for ${method} ${path}`);
      return { name: `${method} ${path}`, endpoint, handler };
    }),
  );
}

/** The path with its parameters filled in. */
export function addressWith(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
