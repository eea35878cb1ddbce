import { expect, test } from 'vitest';
import { deliveryHeaders } from '@/lib/webhooks/sign';
import { verifySnippetText } from './verify-snippet-text';

type Check = (rawBody: string, headers: Record<string, string>, secret: string) => boolean;

async function loadSnippet(): Promise<Record<'isGenuine' | 'isGenuineStandard', Check>> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(verifySnippetText)}`);
}

const rawBody = '{"event":"order.approved","name":"Zoë"}';
const headersOf = (secret: string, sentAt = new Date()) =>
  deliveryHeaders({
    secret,
    event: 'order.approved',
    eventId: 'e',
    deliveryId: 'd',
    attempt: 1,
    sentAt,
    rawBody,
  });

test.each(['isGenuine', 'isGenuineStandard'] as const)(
  '%s, as shown to receivers, accepts what the service signs, and nothing else',
  async (name) => {
    const { [name]: check } = await loadSnippet();
    for (const secret of ['the secret', 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']) {
      const headers = headersOf(secret);
      expect(check(rawBody, headers, secret)).toBe(true);
      expect(check(`${rawBody} `, headers, secret)).toBe(false);
      expect(check(rawBody, headers, 'another secret')).toBe(false);
      expect(check(rawBody, {}, secret)).toBe(false);
      const odd = { 'x-service-signature': 'é'.repeat(71), 'webhook-signature': 'é'.repeat(47) };
      expect(check(rawBody, { ...headers, ...odd }, secret)).toBe(false);
    }
  },
);

test('an old delivery is refused by the standard check', async () => {
  const { isGenuineStandard } = await loadSnippet();
  const headers = headersOf('the secret', new Date(Date.now() - 600_000));
  expect(isGenuineStandard(rawBody, headers, 'the secret')).toBe(false);
});
