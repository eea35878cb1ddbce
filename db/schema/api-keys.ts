import { pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, userIdColumn } from './columns';
import { tenantId } from './tenants';

/** A machine's key. Only its SHA-256 is kept, and the last four characters to recognise it by. */
export const apiKeys = pgTable(
  'api_keys',
  {
    tenantId: tenantId(),
    id: id(),
    name: text('name').notNull(),
    keyHash: text('key_hash').notNull(),
    last4: text('last4').notNull(),
    /** What it may do; a key without any may do nothing. */
    scopes: text('scopes').array(),
    createdBy: userIdColumn('created_by'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    /** Addresses and CIDR ranges that it may be used from; null for any. */
    addresses: text('addresses').array(),
    /** The key before the last rotation, which works as well until then. */
    previousKeyHash: text('previous_key_hash'),
    previousUntil: moment('previous_until'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('api_keys_hash').on(t.keyHash),
    uniqueIndex('api_keys_previous_hash').on(t.previousKeyHash),
  ],
);
