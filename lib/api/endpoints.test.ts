import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from './endpoints';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Served by libraries, with contracts of their own. */
const foreign = ['/api/auth/[...nextauth]', '/api/inngest'];

async function routesOfTheApp(): Promise<string[]> {
  const files = Object.entries(import.meta.glob('/app/api/**/route.ts'));
  const routes = await Promise.all(
    files.map(async ([file, load]) => {
      const path = file.replace(/^\/app/, '').replace(/\/route\.ts$/, '');
      if (foreign.includes(path)) return [];
      const exported = Object.keys((await load()) as object).filter((name) => methods.includes(name));
      return exported.map((method) => `${method} ${path.replace(/\[(\w+)\]/g, ':$1')}`);
    }),
  );
  return routes.flat().sort();
}

describe('the list of endpoints', () => {
  it('has every route under app/api, and no other', { timeout: 60_000 }, async () => {
    const declared = endpoints.map(({ method, path }) => `${method} ${path}`).sort();
    expect(await routesOfTheApp()).toEqual(declared);
  });

  it('names each endpoint once', () => {
    const keys = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(
    endpoints
      .filter((each) => each.bodyType !== 'raw')
      .map((each) => [`${each.method} ${each.path}`, each] as const),
  )('refuses a field that %s does not know, so that no typing error is lost', (_name, { body }) => {
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
    for (const variant of schema.oneOf ?? [schema])
      expect(variant).toMatchObject({ additionalProperties: false });
  });
});
