import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, userIdColumn } from './columns';
import { tenantId } from './tenants';
import { users } from './users';

/** A key that a person's phone, computer or security key holds, and signs them in with (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    tenantId: tenantId(),
    id: id(),
    userId: userIdColumn('user_id').notNull(),
    /** As its owner calls it. */
    name: text('name').notNull(),
    /** The authenticator's own id of it, and the public half as a COSE key; both base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it has signed; one that says less the next time was copied. Many say 0 for good. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How the browser reaches it: `internal`, `usb`, `hybrid` and so on. */
    transports: text('transports').array().notNull(),
    /** Its owner's other devices may have it too. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    foreignKey({ columns: [t.tenantId, t.userId], foreignColumns: [users.tenantId, users.id] }),
    // Of nobody else either: an authenticator's ids are random.
    unique('passkeys_once').on(t.credentialId),
    index('passkeys_by_user').on(t.tenantId, t.userId, t.createdAt),
  ],
);
