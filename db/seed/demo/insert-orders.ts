import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Transaction } from '@/db/client';
import { auditEvents } from '@/db/schema/audit-events';
import { inboundMessages } from '@/db/schema/inbound-messages';
import { ledger } from '@/db/schema/ledger';
import { notifications } from '@/db/schema/notifications';
import { orderLines } from '@/db/schema/order-lines';
import { orders } from '@/db/schema/orders';
import type { HistoryEntry } from '@/lib/matching/catalogue';
import { type BuiltOrder, buildOrder, type DemoWorld } from './build-order';
import type { Reservations } from './insert-catalogue';
import { messageOf, notificationOf } from './order-messages';
import { demoOrders } from './orders';
import { splitBuiltOrder } from './split-built-order';

const dayMs = 86_400_000;
/** Far above what the sandbox ERP, which counts from 1, will give out. */
const firstSalesOrderNumber = 70_412;
/**
 * Work that the demo shows as still owed falls due by then, and is done: an order stays under way long enough to be
 * looked at, and none so long that the health page must call it late.
 */
const owedForMs = 4 * 60_000;

/**
 * Builds every order of the demo, oldest first, so that each is read with what its customer had ordered before. Others
 * are let in between two of them: a start has more to do.
 */
export async function buildOrders(world: DemoWorld): Promise<BuiltOrder[]> {
  const oldestFirst = [...demoOrders].sort((a, b) => b.hoursAgo - a.hoursAgo);
  const done: BuiltOrder[] = [];
  for (const demo of oldestFirst) {
    const history = historyOf(done, demo.customer, world.now);
    const built = buildOrder(world, demo, history, firstSalesOrderNumber + done.length);
    await letOthersIn();
    done.push(...(demo.split ? splitBuiltOrder(built, demo.split, world.tenant) : [built]));
  }
  return done;
}

function historyOf(done: readonly BuiltOrder[], customer: string, now: Date): HistoryEntry[] {
  const mine = done.filter((each) => each.demo.customer === customer && each.demo.status === 'COMPLETED');
  const entries = new Map<string, HistoryEntry>();
  for (const { row, lines } of mine) {
    for (const { productId, quantity } of lines) {
      if (!productId) continue;
      const lastOrderedDaysAgo = (now.getTime() - (row.createdAt ?? now).getTime()) / dayMs;
      const times = (entries.get(productId)?.times ?? 0) + 1;
      entries.set(productId, { productId, times, lastOrderedDaysAgo, usualQuantity: Number(quantity) });
    }
  }
  return [...entries.values()];
}

/** What approved orders hold back at their locations. */
export function reservationsOf(built: readonly BuiltOrder[]): Reservations {
  return built
    .filter(({ row }) => row.status === 'APPROVED')
    .flatMap(({ row, lines }) =>
      lines.flatMap(({ productId, orderQuantity: quantity }) =>
        productId && row.locationId
          ? [{ productId, locationId: row.locationId, quantity: Number(quantity) }]
          : [],
      ),
    );
}

/** Inserts the orders with their messages, lines, audit events and notifications, and the work that is still owed. */
export async function insertOrders(
  tx: Transaction,
  { tenant, now }: Pick<DemoWorld, 'tenant' | 'now'>,
  built: readonly BuiltOrder[],
  about: { phoneNumberId: string },
): Promise<void> {
  const messages = new Map(
    built
      .filter(({ row }) => !row.parentOrderId)
      .map((each) => [each.row.id, messageOf(each, about.phoneNumberId)]),
  );
  await tx.insert(inboundMessages).values([...messages.values()]);
  await tx
    .insert(orders)
    .values(built.map(({ row }) => ({ ...row, inboundMessageId: messages.get(row.id)?.id ?? null })));
  await tx.insert(orderLines).values(built.flatMap(({ lines }) => lines));
  await tx.insert(auditEvents).values(built.flatMap(({ trail }) => trail));
  await tx.insert(notifications).values(built.flatMap((each) => notificationOf(each, tenant) ?? []));
  await tx.insert(ledger).values(built.flatMap((each) => owedWork(each, messages.get(each.row.id)?.id, now)));
}

/**
 * An order that is not at rest has work in the ledger, due later: another attempt after the last one failed. It is owed
 * since now; what came before this service was there is a story.
 */
function owedWork(
  { demo, row }: BuiltOrder,
  messageId: string | undefined,
  now: Date,
): (typeof ledger.$inferInsert)[] {
  const again = {
    tenantId: row.tenantId,
    dueAt: new Date(now.getTime() + owedForMs),
    createdAt: now,
  };
  if (demo.status === 'APPROVED') {
    const payload = { orderId: row.id };
    return [
      { ...again, name: 'order/approved', payload, generation: demo.attempts, lastError: demo.erpError },
    ];
  }
  if (demo.status === 'RECEIVED' && messageId) {
    const lastError = 'The transcription service did not answer within 60 s';
    return [{ ...again, name: 'message/received', payload: { messageId }, generation: 1, lastError }];
  }
  return [];
}
