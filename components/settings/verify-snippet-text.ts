/** Node code for a receiver. Shown in the settings, and run by a test against what the service sends. */
export const verifySnippetText = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** rawBody: the bytes as they came in, before any JSON parsing. One of the two checks is enough. */

// X-Service-Signature: keyed with the secret as it is.
export function isGenuine(rawBody, headers, secret) {
  const hmac = createHmac('sha256', secret).update(rawBody);
  return isSame('sha256=' + hmac.digest('hex'), headers['x-service-signature']);
}

// webhook-signature, as the libraries of standardwebhooks.com check it; old deliveries are refused too.
export function isGenuineStandard(rawBody, headers, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': given } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const hmac = createHmac('sha256', key).update(id + '.' + sentAt + '.').update(rawBody);
  const expected = 'v1,' + hmac.digest('base64');
  // Two, with a space between them, for 24 hours after the secret was rotated.
  return (given ?? '').split(' ').some((each) => isSame(expected, each));
}

function isSame(expected, given = '') {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
`;
