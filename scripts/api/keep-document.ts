import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from '../../lib/api/openapi';
import { root } from '../run-step.mjs';
import type { Document } from './compare/shape';

/** The document of the last release, with what a program can stumble over: no words and no examples. */
export const keptFile = join(root, 'docs/openapi/last-release.json');

type Json = Record<string, unknown>;
const words = new Set(['description', 'summary', 'example', 'examples', 'default', 'title']);
/** What lies below these is named by us: a field may be called “description”. */
const names = new Set(['properties', 'schemas', 'paths', 'webhooks', 'parameters', 'headers']);

export function bareDocument(version: string): Document & { info: { version: string } } {
  const { paths, webhooks, components } = describeApi({ url: '/', version }) as Json & { components: Json };
  const { schemas, parameters } = components;
  const bare = without({ paths, webhooks, components: { schemas, parameters } }, false) as Document;
  return { ...bare, info: { version } };
}

function without(value: unknown, isNamed: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, false));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isNamed || !words.has(key))
      .map(([key, inner]) => [key, without(inner, !isNamed && names.has(key))]),
  );
}

export function readKept(): Document & { info: { version: string } } {
  return JSON.parse(readFileSync(keptFile, 'utf8')) as Document & { info: { version: string } };
}

/** As JSON with a path, an event or a schema a line, so that what changes between releases can be read. */
export function writtenOut(document: Document & { info: { version: string } }): string {
  const lines = (all: object) =>
    Object.entries(all)
      .map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)
      .join(',\n');
  const { info, paths, webhooks = {}, components } = document;
  const { schemas, parameters = {} } = components;
  return `{"info":${JSON.stringify(info)},
"paths":{\n${lines(paths)}\n},
"webhooks":{\n${lines(webhooks)}\n},
"components":{"parameters":{\n${lines(parameters)}\n},
"schemas":{\n${lines(schemas)}\n}}}\n`;
}
