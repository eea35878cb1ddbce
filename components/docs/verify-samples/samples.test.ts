import { execFileSync, spawnSync } from 'node:child_process';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { newSecret } from '@/lib/webhooks/new-secret';
import { deliveryHeaders } from '@/lib/webhooks/sign';
import { pythonSample } from './python';
import { typescriptSample } from './typescript';

const rawBody = '{"event":"order.approved","name":"Zoë"}';

interface Given {
  body: string;
  headers: Record<string, string>;
  secret: string;
}
type JudgeAll = (all: Given[]) => Promise<boolean[]>;

const headersOf = (secret: string, more: { sentAt?: Date; previousSecret?: string } = {}) =>
  deliveryHeaders({
    ...{ secret, event: 'order.approved', eventId: 'e', deliveryId: 'd', attempt: 1, sentAt: new Date() },
    ...more,
    rawBody,
  });

const inTypescript: JudgeAll = async (all) => {
  const { code } = transformSync(typescriptSample, { loader: 'ts', format: 'esm' });
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return all.map(({ body, headers, secret }) => isGenuine(body, headers, secret));
};

const inPython: JudgeAll = async (all) => {
  const calls = `${pythonSample}
import json, sys
given = json.load(sys.stdin)
print(json.dumps([is_genuine(each["body"].encode(), each["headers"], each["secret"]) for each in given]))`;
  const options = { input: JSON.stringify(all), encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('python3', ['-c', calls], options)) as boolean[];
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.each([
  ['TypeScript', inTypescript, true],
  ['Python', inPython, hasPython],
] as const)('the %s that receivers are shown', (_language, judgeAll, canRun) => {
  it.runIf(canRun)('accepts what the service signs, and nothing else', { timeout: 60_000 }, async () => {
    for (const secret of ['the secret', newSecret()]) {
      const headers = headersOf(secret);
      const old = headersOf(secret, { sentAt: new Date(Date.now() - 600_000) });
      const given = [
        { body: rawBody, headers, secret },
        { body: `${rawBody} `, headers, secret },
        { body: rawBody, headers, secret: 'another secret' },
        { body: rawBody, headers: {}, secret },
        { body: rawBody, headers: old, secret },
        { body: rawBody, headers: { ...headers, 'webhook-signature': 'é'.repeat(47) }, secret },
      ];
      expect(await judgeAll(given)).toEqual([true, false, false, false, false, false]);
    }
  });

  it.runIf(canRun)('accepts a delivery that two secrets sign, by either', { timeout: 60_000 }, async () => {
    const headers = headersOf('the new secret', { previousSecret: 'the old secret' });
    const by = (secret: string) => ({ body: rawBody, headers, secret });
    const given = [by('the new secret'), by('the old secret'), by('a third one')];
    expect(await judgeAll(given)).toEqual([true, true, false]);
  });
});
