/** Shown to receivers, and run by a test against what the service signs. */
export const typescriptSample = `import { createHmac, timingSafeEqual } from 'node:crypto';

/** rawBody: as it came in, before any JSON parsing. Headers: with names in lower case, as Node has them. */
export function isGenuine(
  rawBody: string,
  headers: Record<string, string | undefined>,
  secret: string,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': given = '' } = headers;
  // Older than five minutes: somebody may be repeating what they have overheard.
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < 300)) return false;
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  const hmac = createHmac('sha256', key).update(\`\${id}.\${sentAt}.\${rawBody}\`);
  const expected = Buffer.from(\`v1,\${hmac.digest('base64')}\`);
  // Two, with a space between them, for 24 hours after the secret was rotated.
  return given.split(' ').some((each) => {
    const signature = Buffer.from(each);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}
`;
