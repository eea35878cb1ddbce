import { randomUUID } from 'node:crypto';
import type { orders } from '@/db/schema/orders';
import type { Actor } from '@/lib/context';
import { mintOrderId, type OrderId } from '@/lib/ids';
import type { HistoryEntry } from '@/lib/matching/catalogue';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import {
  type Interpretation,
  type InterpretedLine,
  interpretMessage,
} from '@/lib/matching/interpret-message';
import { sumAmounts } from '@/lib/money';
import type { DemoOrder } from './demo-order';
import type { SeededProduct } from './insert-catalogue';
import type { SeededCustomer } from './insert-customers';
import type { DemoTenant } from './insert-tenant';
import { type LineOwner, type LineRow, readRows, settleRows } from './line-rows';
import { messageColumns, ownWarnings, textOf } from './message-columns';
import { type AuditRow, momentsOf, type OrderMoments, OrderTrail } from './order-trail';

export type OrderRow = typeof orders.$inferInsert & { id: OrderId; totalAmount: string };

/** What an order is built into. */
export interface BuiltOrder {
  demo: DemoOrder;
  customer: SeededCustomer;
  row: OrderRow;
  lines: LineRow[];
  trail: AuditRow[];
}

/** What the demo's orders refer to. */
export interface DemoWorld {
  tenant: DemoTenant;
  customers: ReadonlyMap<string, SeededCustomer>;
  /** By id. */
  products: ReadonlyMap<string, SeededProduct>;
  index: CatalogueIndex;
  now: Date;
}

/** An order while it is told. */
interface Story {
  world: DemoWorld;
  demo: DemoOrder;
  moments: OrderMoments;
  trail: OrderTrail;
  salesOrderNumber: number;
}

const ingest: Actor = { kind: 'system', name: 'ingest-message' };
const sync: Actor = { kind: 'system', name: 'sync-order-to-erp' };

/**
 * Builds the rows of one order as the service would have left them. Its message is read by the real reader, with what
 * the customer had ordered before; `salesOrderNumber` is the reference of a completed one.
 */
export function buildOrder(
  world: DemoWorld,
  demo: DemoOrder,
  history: readonly HistoryEntry[],
  salesOrderNumber: number,
): BuiltOrder {
  const { tenantId } = world.tenant;
  const customer = world.customers.get(demo.customer);
  if (!customer) throw new Error(`no demo customer ${demo.customer}`);
  const orderId = mintOrderId(randomUUID());
  const text = textOf(demo);
  const moments = momentsOf(demo.hoursAgo, demo.voice !== undefined, world.now);
  const trail = new OrderTrail({ tenantId, orderId }, `demo-${demo.key}`);
  trail.add('order.received', ingest, moments.received, {
    source: demo.source ?? 'MESSAGING',
    isVoiceNote: demo.voice !== undefined,
  });

  const read = readText(world, demo, text, { customerId: customer.id, history });
  const owner = { tenantId, orderId, priceTier: customer.priceTier, products: world.products };
  const story = { world, demo, moments, trail, salesOrderNumber };
  const lines = linesOf(story, owner, text, read.lines);
  const outcome = outcomeOf(story);
  const row: OrderRow = {
    ...messageColumns(world.tenant, demo, customer, { orderId, text, received: moments.received }),
    totalAmount: sumAmounts(lines.map((line) => line.subtotal ?? null)),
    warnings: [...ownWarnings(demo), ...read.warnings],
    accounted: read.accounted,
    ...outcome,
    version: trail.rows.length,
    updatedAt: trail.rows.at(-1)?.createdAt ?? moments.received,
  };
  return { demo, customer, row, lines, trail: trail.rows };
}

/** The order's lines, and in its trail how they came about. */
function linesOf(
  { world, demo, moments, trail }: Story,
  owner: LineOwner,
  text: string,
  read: readonly InterpretedLine[],
): LineRow[] {
  const { clerk } = world.tenant;
  if (demo.status !== 'RECEIVED') {
    const matched = read.filter((line) => line.productId !== null).length;
    trail.add('order.read', ingest, moments.read, { lines: read.length, matched });
  }
  if (!('lines' in demo)) return readRows(owner, read);
  const { rows, corrections } = settleRows(owner, text, read, demo.lines, clerk.name);
  for (const correction of corrections) {
    trail.add(correction.from ? 'line.corrected' : 'line.added', clerk, moments.touched, correction);
  }
  return rows;
}

function readText(
  world: DemoWorld,
  demo: DemoOrder,
  text: string,
  customer: { customerId: string; history: readonly HistoryEntry[] },
): Interpretation {
  if (demo.status === 'RECEIVED' || text === '')
    return { lines: [], repeats: null, warnings: [], accounted: [] };
  return interpretMessage(world.index, text, customer, { voice: demo.voice !== undefined });
}

/** What approving, syncing and rejecting leave on the order, and in its trail. */
function outcomeOf({ world, demo, moments, trail, salesOrderNumber }: Story): Partial<OrderRow> {
  const { clerk, manager } = world.tenant;
  if (demo.status === 'CANCELLED') {
    trail.add('order.rejected', clerk, moments.approved, { reason: demo.reason });
    return { rejectionReason: demo.reason };
  }
  if (!('lines' in demo)) return {};
  const approver = demo.lines.length > 5 ? manager : clerk;
  trail.add('order.approved', approver, moments.approved);
  const approval = { approvedAt: moments.approved, approvedBy: approver.userId };
  if (demo.status === 'COMPLETED') {
    const number = String(salesOrderNumber).padStart(5, '0');
    const erpSalesOrderId = `SO-${moments.ended.getUTCFullYear()}-${number}`;
    trail.add('order.completed', sync, moments.ended, { erpSalesOrderId, duplicate: false });
    const taken = { erpType: 'erp_evolution', erpSalesOrderId, erpSyncedAt: moments.ended, erpAttempts: 1 };
    return { ...approval, ...taken };
  }
  if (demo.status === 'FAILED')
    trail.add('order.sync_failed', sync, moments.ended, { message: demo.erpError });
  return { ...approval, erpAttempts: demo.attempts, erpLastError: demo.erpError };
}
