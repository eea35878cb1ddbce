import { expect, test } from 'vitest';
import { signBody } from '@/lib/webhooks/sign';
import { verifySnippetText } from './verify-snippet-text';

type Check = (rawBody: string, headers: Record<string, string>, secret: string) => boolean;

async function loadSnippet(): Promise<Check> {
  const address = `data:text/javascript,${encodeURIComponent(verifySnippetText)}`;
  const { isGenuine }: { isGenuine: Check } = await import(/* @vite-ignore */ address);
  return isGenuine;
}

test('the code shown to receivers accepts what the service signs, and nothing else', async () => {
  const isGenuine = await loadSnippet();
  const body = '{"event":"order.approved","name":"Zoë"}';
  const headers = { 'x-service-signature': signBody('the secret', body) };
  expect(isGenuine(body, headers, 'the secret')).toBe(true);
  expect(isGenuine(`${body} `, headers, 'the secret')).toBe(false);
  expect(isGenuine(body, headers, 'another secret')).toBe(false);
  expect(isGenuine(body, {}, 'the secret')).toBe(false);
  expect(isGenuine(body, { 'x-service-signature': 'é'.repeat(71) }, 'the secret')).toBe(false);
});
