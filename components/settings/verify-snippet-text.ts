/** Node code for a receiver. Shown in the settings, and run by a test against what the service sends. */
export const verifySnippetText = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** rawBody: the bytes as they came in, before any JSON parsing. */
export function isGenuine(rawBody, headers, secret) {
  const hmac = createHmac('sha256', secret).update(rawBody);
  const expected = Buffer.from('sha256=' + hmac.digest('hex'));
  const given = Buffer.from(headers['x-service-signature'] ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
`;
