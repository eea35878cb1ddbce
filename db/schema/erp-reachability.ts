import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { tenantId } from './tenants';

/** A tenant's ERP while it is away: when it is probed next, so that no order waits for its own turn once it is back. */
export const erpReachability = pgTable('erp_reachability', {
  tenantId: tenantId().primaryKey(),
  /** Null while it answers. */
  awaySince: moment('away_since'),
  /** Until then no order is tried. */
  probeAt: moment('probe_at'),
  /** Probes in a row that met nobody. */
  failedProbes: integer('failed_probes').notNull().default(0),
  lastError: text('last_error'),
});
