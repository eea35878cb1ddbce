import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints';
import { describeApi } from './openapi';

type Operation = {
  parameters: { name: string; in: string }[];
  responses: Record<string, unknown>;
  requestBody?: unknown;
};
const document = describeApi({ url: 'https://intake.example', version: '1.2.3' });
const paths = document.paths as Record<string, Record<string, Operation>>;

describe('the OpenAPI document', () => {
  it('describes every endpoint, with each path parameter', () => {
    for (const { method, path } of endpoints) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const described = operation?.parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      expect([path, described]).toEqual([path, named]);
    }
  });

  it('is plain JSON and refers to nothing that is not there', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    const refs = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? ''));
    const found = (ref: string) =>
      ref.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
    expect([...refs].filter((ref) => found(ref) === undefined)).toEqual([]);
    expect(refs).toContain('components/schemas/Problem');
  });

  it('says which bodies are files', () => {
    expect(JSON.stringify(paths['/api/simulator/voice']?.post?.requestBody)).toContain('multipart/form-data');
  });
});
