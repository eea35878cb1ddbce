import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { tenantId } from './tenants';

/**
 * Behind which link a tenant's audit chain begins, whose old months were dropped: what comes after it follows from its hash.
 * The database itself writes it when it drops a month; no role of the service may.
 */
export const auditBeginnings = pgTable('audit_beginnings', {
  tenantId: tenantId().primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
