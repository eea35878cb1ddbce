import type { passkeys } from '@/db/schema/passkeys';
import type { Passkey } from './passkey-contract';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person can tell so many apart; with it, what a page shows and what options name is bounded. */
export const mostPasskeys = 20;

/** A passkey's row as the API shows it: neither its key nor the authenticator's id of it. */
export function viewPasskey({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey {
  return {
    ...{ id, name, isSynced },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
