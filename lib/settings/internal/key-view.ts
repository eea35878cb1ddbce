import type { apiKeys } from '@/db/schema/api-keys';
import { clock } from '../../clock';
import { AppError } from '../../errors';
import type { ApiKey } from '../key-contract';

/** A key's row as the API shows it. */
export function viewApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  return {
    id: row.id,
    name: row.name,
    last4: row.last4,
    scopes: row.scopes ?? [],
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedFrom: row.lastUsedFrom,
    addresses: row.addresses,
    previousUntil: row.previousUntil?.toISOString() ?? null,
  };
}

/** An expiry as it is stored. Throws `invalid_input` for one in the past. */
export function expiryOf(text: string | null | undefined): Date | null {
  if (text == null) return null;
  const expiresAt = new Date(text);
  if (expiresAt > clock.now()) return expiresAt;
  throw new AppError('invalid_input', 'Not valid: expiresAt.', {
    errors: [{ path: 'expiresAt', code: 'too_small', message: 'It must lie in the future.' }],
  });
}
