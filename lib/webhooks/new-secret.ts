import { randomBytes } from 'node:crypto';

/** A signing secret as Standard Webhooks recommends them: `whsec_` and 32 random bytes in base64. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
