import { afterAll, expect, it, vi } from 'vitest';
import * as configuration from '../env';
import { endpoints } from './endpoints';
import { quickCurl, quickSteps } from './quick-start';

// Which addresses may be called is the operator's to say, and nothing is configured here.
const configured = { allowPrivateTargets: false } as configuration.Env;
const env = vi.spyOn(configuration, 'env').mockReturnValue(configured);
afterAll(() => env.mockRestore());

it.each(quickSteps.map((step) => [step.title, step] as const))(
  'the quick start’s “%s” is a call that its endpoint takes',
  (_title, { method, path, query = {}, body }) => {
    const endpoint = endpoints.find(
      (each) => each.method === method && each.path === path.replace(/\{(\w+)\}/g, ':$1'),
    );
    expect(endpoint?.query.safeParse(query)).toMatchObject({ success: true });
    if (method === 'POST') expect(endpoint?.body.safeParse(body)).toMatchObject({ success: true });
  },
);

it('writes a call that a shell takes whatever is in it', () => {
  const step = { title: '', words: '', method: 'POST', path: '/api/x', body: { name: "Thandi's" } } as const;
  expect(quickCurl(step)).toBe(
    `curl -X POST "$INTAKE_URL/api/x" \\
  -H "X-Api-Key: $INTAKE_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"name":"Thandi'\\''s"}'`,
  );
});
