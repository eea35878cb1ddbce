import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { tenants } from '@/db/schema/tenants';
import { defaultIdleMinutes } from '../auth/idle-minutes';
import type { Context } from '../context';
import { env } from '../env';
import type { ErpConfig } from '../erp/config';
import type { TenantId } from '../ids';
import { secretBox } from '../secrets';
import { openErpConfig, readErpConfig } from './stored-erp-config';

/** A tenant as the verbs need it. */
export interface Tenant {
  id: TenantId;
  slug: string;
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  locale: string;
  /** IANA name. */
  timeZone: string;
  /** Seconds an approval can be taken back before it is sent. */
  undoSeconds: number;
  /** Seconds within which messages of one customer, each after the other, are one order; 0 keeps each apart. */
  quietSeconds: number;
  /** Changes told this surely or more, 0 to 1, are made without a clerk; null leaves all to one. */
  takeChangesFrom: number | null;
  /** Whether customers are asked which goods a doubtful line means without a clerk. */
  asksByItself: boolean;
  /** Whether an order without doubts is read back to its customer without a clerk. */
  readsBackByItself: boolean;
  /** Minutes without use after which a session ends. */
  sessionIdleMinutes: number;
  /** A manager who signs in with a PIN sets up a second factor before anything else. */
  managersNeedSecondFactor: boolean;
  /** Days after which recordings and files, or texts, of finished orders are removed; null keeps them. */
  keepRecordingsDays: number | null;
  keepTextsDays: number | null;
  /** What is read from the ERP every night. */
  readsErpCustomers: boolean;
  readsErpProducts: boolean;
  /** Whether what people changed here gives way to what the ERP has at night. */
  erpWins: boolean;
  /** Whether pick slips and the ERP's notes have the customers' own item codes. */
  showsItemCodes: boolean;
  /** The ERP settings with a mark in place of each secret; null when no ERP is configured. */
  readErpConfig(): ErpConfig | null;
  /** The same with the secrets opened; deciphers on each call. Throws `secret_unreadable`. */
  openErpConfig(): ErpConfig | null;
}

/** Reading one message asks for its tenant half a dozen times. */
const readIn = new WeakMap<Transaction, Promise<Tenant>>();

/** The tenant of the context; read once in a transaction. Whoever changes it there calls `forgetTenant`. */
export function getTenant(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<Tenant> {
  const known = readIn.get(tx);
  if (known) return known;
  const reading = readTenant(tx, ctx);
  readIn.set(tx, reading);
  return reading;
}

/** What was read of the tenant in this transaction no longer holds. */
export function forgetTenant(tx: Transaction): void {
  readIn.delete(tx);
}

async function readTenant(tx: Transaction, ctx: Pick<Context, 'tenantId'>): Promise<Tenant> {
  const [row] = await tx.select().from(tenants).where(eq(tenants.id, ctx.tenantId));
  if (!row) throw new Error(`there is no tenant ${ctx.tenantId}`);
  const { erpConfig, createdAt: _, retentionOwedOn: __, erpReadsOwedOn: ___, ...tenant } = row;
  return {
    ...tenant,
    sessionIdleMinutes: tenant.sessionIdleMinutes ?? defaultIdleMinutes,
    readErpConfig: () => erpConfig && readErpConfig(erpConfig),
    openErpConfig: () => erpConfig && openErpConfig(erpConfig, secretBox(env().encryptionKey), row.id),
  };
}
