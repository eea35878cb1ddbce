import type postgres from 'postgres';
import { connections, type Database } from './client';

/**
 * The guarded door: no tenant is set, and the role may touch only what sign-in, routing of inbound messages and
 * the ledger relay need. The dependency rules name who may import this file.
 */
export function systemDb(): Database {
  return connections().system;
}

/** The same role as a plain postgres.js client, for statements whose time counts. */
export function systemSql(): postgres.Sql {
  return connections().systemSql;
}
