import { randomUUID } from 'node:crypto';
import { mintOrderId } from '@/lib/ids';
import { sumAmounts } from '@/lib/money';
import type { BuiltOrder } from './build-order';
import type { DemoSplit } from './demo-order';
import type { DemoTenant } from './insert-tenant';
import { OrderTrail } from './order-trail';

/** Moves the lines that the split names to a child order at its location, as `splitOrder` does. Parent first. */
export function splitBuiltOrder(built: BuiltOrder, split: DemoSplit, tenant: DemoTenant): BuiltOrder[] {
  const { tenantId, locations, clerk } = tenant;
  const leaves = (text: string) => split.phrases.some((phrase) => text.includes(phrase));
  const leaving = built.lines.filter((line) => leaves(line.rawItemText));
  const staying = built.lines.filter((line) => !leaves(line.rawItemText));
  const childId = mintOrderId(randomUUID());
  const lines = leaving.map((line, at) => ({ ...line, orderId: childId, position: at + 1 }));

  const at = new Date((built.row.createdAt ?? new Date()).getTime() + split.minutesAfter * 60_000);
  const data = {
    childOrderId: childId,
    parentOrderId: built.row.id,
    location: split.location,
    lines: lines.length,
  };
  const ofParent = new OrderTrail({ tenantId, orderId: built.row.id }, `demo-${split.key}`);
  ofParent.add('order.split', clerk, at, data);
  const ofChild = new OrderTrail({ tenantId, orderId: childId }, `demo-${split.key}`);
  ofChild.add('order.split_off', clerk, at, data);

  const totalOf = (some: BuiltOrder['lines']) => sumAmounts(some.map((line) => line.subtotal ?? null));
  const moved = { updatedAt: at, warnings: [] };
  return [
    {
      ...built,
      lines: staying,
      row: { ...built.row, ...moved, totalAmount: totalOf(staying), version: (built.row.version ?? 1) + 1 },
      trail: [...built.trail, ...ofParent.rows],
    },
    {
      ...built,
      lines,
      row: {
        ...built.row,
        ...moved,
        id: childId,
        parentOrderId: built.row.id,
        locationId: locations[split.location].id,
        totalAmount: totalOf(lines),
        version: 1,
        createdAt: at,
      },
      trail: ofChild.rows,
    },
  ];
}
