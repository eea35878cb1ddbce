import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { variableNames } from '@/lib/env';

const folder = fileURLToPath(new URL('../docs/deploy', import.meta.url));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
/** What the launcher knows besides. */
const known = [...variableNames, 'DATABASE_URL'];
const settings = z.record(z.string(), z.string());

const compose = z
  .object({ services: z.record(z.string(), z.looseObject({ environment: settings.optional() })) })
  .parse(parse(read('compose.yaml'), { merge: true }));
const manifests = parseAllDocuments(read('kubernetes/order-intake.yaml')).map((document) => {
  expect(document.errors).toEqual([]);
  return z.looseObject({ kind: z.string() }).parse(document.toJS());
});
const configMap = z.object({ data: settings }).parse(manifests.find(({ kind }) => kind === 'ConfigMap')).data;
const secretKeys = [...read('README.md').matchAll(/`([A-Z][A-Z\d_]+)`/g)]
  .map(([, name = '']) => name)
  .filter((name) => !['CREATEROLE', 'LISTEN'].includes(name));

describe('what is deployed', () => {
  it.each(['intake-1', 'intake-2'])('sets only what %s knows', (name) => {
    const names = Object.keys(compose.services[name]?.environment ?? {});
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((each) => !known.includes(each))).toEqual([]);
  });

  it('asks for nothing that the example does not name', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z\d_]+)/g)].map(([, name]) => name);
    const given = [...read('example.env').matchAll(/^([A-Z\d_]+)=/gm)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual([...given].sort());
  });

  it('names only settings that exist, on Kubernetes and in its words', () => {
    expect([...Object.keys(configMap), ...secretKeys].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('starts as many functions as it has machines', () => {
    const machines = Object.keys(compose.services).filter((name) => name.startsWith('intake-'));
    const deployment = z
      .object({ spec: z.object({ replicas: z.number() }) })
      .parse(manifests.find(({ kind }) => kind === 'Deployment'));
    expect(compose.services['intake-1']?.environment?.FUNCTION_PROCESSES).toBe(String(machines.length));
    expect(configMap.FUNCTION_PROCESSES).toBe(String(deployment.spec.replicas));
  });
});
