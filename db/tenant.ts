import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TenantId } from '@/lib/ids';
import { connections, type Transaction } from './client';
import { followNotices } from './notices';
import { tell } from './tell';

interface OpenTransaction {
  tenantId: TenantId;
  tx: Transaction;
  afterCommit: Set<() => void>;
  lastly: Lastly[];
}
type Lastly = (tx: Transaction) => Promise<unknown>;

const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * The usual door to the database: runs `work` in a transaction that sees one tenant's rows and no others.
 * A transaction already open for the same tenant is reused, so verbs can call verbs and stay atomic. One that PostgreSQL ends
 * because two wait for each other is run again, so `work` changes nothing but rows.
 */
export async function inTenant<T>(
  scope: { tenantId: TenantId },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const open = current.getStore();
  if (open) {
    if (open.tenantId !== scope.tenantId) throw new Error('a transaction of another tenant is open');
    return work(open.tx);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transact(scope, work);
    } catch (error) {
      if (attempt === mostAttempts || !isDeadlock(error)) throw error;
      await setTimeout(Math.random() * pauseMs * attempt);
    }
  }
}

/** Calls back once the open transaction is committed, the same function once; at once when none is open. Never after a rollback. */
export function afterCommit(then: () => void): void {
  const open = current.getStore();
  if (open) open.afterCommit.add(then);
  else then();
}

/**
 * Has `write` run as the last of the open transaction, so that whoever waits for what it locks waits for the commit alone;
 * at once when `tx` is not the open one. What it writes is not there for the rest of the transaction.
 */
export async function beforeCommit(tx: Transaction, write: Lastly): Promise<void> {
  const open = current.getStore();
  if (open?.tx === tx) open.lastly.push(write);
  else await write(tx);
}

/** Runs `work` so that it can fail alone: nothing of it is left then, and the transaction goes on. */
export function inSavepoint<T>(tx: Transaction, work: (inner: Transaction) => Promise<T>): Promise<T> {
  const open = current.getStore();
  if (open?.tx !== tx) return tx.transaction(work);
  const lastly: Lastly[] = [];
  return tx.transaction(async (inner) => {
    const result = await current.run({ ...open, tx: inner, lastly }, () => work(inner));
    // They run once the savepoint is released, over the transaction around it.
    open.lastly.push(...lastly);
    return result;
  });
}

async function transact<T>(
  { tenantId }: { tenantId: TenantId },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const notices = followNotices();
  const afterwards = new Set<() => void>();
  try {
    const result = await connections().app.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('app.tenant_id', ${tenantId}, true), set_config('app.told_as', ${notices.id}, true)`,
      );
      const lastly: Lastly[] = [];
      const done = await current.run({ tenantId, tx, afterCommit: afterwards, lastly }, () => work(tx));
      for (const write of lastly) await write(tx);
      return done;
    });
    tell(notices.heard);
    for (const each of afterwards) each();
    return result;
  } finally {
    notices.stop();
  }
}

const mostAttempts = 4;
const pauseMs = 40;

/** Of two transactions that wait for each other PostgreSQL ends one, which may be run again as it was: nothing of it is left. */
function isDeadlock(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && cause.code === '40P01';
}
