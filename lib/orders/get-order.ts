import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { customers } from '@/db/schema/customers';
import { locations } from '@/db/schema/locations';
import { orders } from '@/db/schema/orders';
import { tenants } from '@/db/schema/tenants';
import { inTenant } from '@/db/tenant';
import { audioFormats, isAudioContentType } from '../audio/audio-formats';
import { toldOfOrder } from '../certainty';
import { clock } from '../clock';
import type { Context } from '../context';
import { notFound } from '../errors';
import type { OrderId } from '../ids';
import { toNumber } from '../money';
import type { FullOrder } from './answers';
import { warningsOfRepeats } from './internal/came-again';
import { withCutOff } from './internal/cut-off';
import { dueBy } from './internal/due-by';
import { viewErp } from './internal/erp-view';
import { findClaim } from './internal/find-claim';
import { headOf } from './internal/head-view';
import { linesOf, viewFullLines } from './internal/line-view';
import { listAttachments } from './internal/list-attachments';
import { substitutesOf } from './internal/offered-substitutes';
import { warningsOfTwins } from './internal/po-twins';
import { priceDoubtsOf } from './internal/price-doubts';
import { stockDoubtsOf } from './internal/stock-doubts';
import { countLeftOut, viewAccounted, withLeftOut } from './internal/view-accounted';
import { followUpsOf } from './internal/view-follow-ups';
import { viewKind } from './internal/view-kind';
import { viewPlan } from './internal/view-plan';
import { viewSending } from './internal/view-sending';
import { doubtedParts, type OrderHeadView } from './order-head';
import { mayMove } from './status';
import { chooseCustomer, unseen } from './warnings';

/** The full order: lines with candidates, parent and children, ERP reference, warnings, who is on it. Throws `not_found`. */
export async function getOrder(ctx: Context, { orderId }: { orderId: OrderId }): Promise<FullOrder> {
  return inTenant(ctx, async (tx) => {
    const [found] = await tx
      .select({ order: orders, customer: customers, location: locations, timeZone: tenants.timeZone })
      .from(orders)
      .innerJoin(customers, mine(customers, ctx, orders.customerId))
      .innerJoin(tenants, eq(tenants.id, orders.tenantId))
      .leftJoin(locations, mine(locations, ctx, orders.locationId))
      .where(mine(orders, ctx, orderId));
    if (!found) throw notFound('order');
    const { order, customer, location, timeZone } = found;
    const children = await tx
      .select({
        id: orders.id,
        status: orders.status,
        locationId: orders.locationId,
        totalAmount: orders.totalAmount,
      })
      .from(orders)
      .where(and(mine(orders, ctx), eq(orders.parentOrderId, orderId)))
      .orderBy(asc(orders.createdAt));

    const rows = await linesOf(tx, ctx, [orderId]);
    const stockDoubts = await stockDoubtsOf(tx, ctx, [order], rows);
    const priceDoubts = await priceDoubtsOf(tx, ctx, [order], rows);
    const substitutes = await substitutesOf(tx, ctx, order.locationId, rows, stockDoubts);
    const lines = await viewFullLines(tx, ctx, rows, {
      customerId: order.customerId,
      doubts: (lineId) => [...priceDoubts(lineId), ...stockDoubts(lineId)],
      substitutes,
    });
    const accounted = viewAccounted(order.accounted, lines);
    const arrival = { cameAt: cameAt(order), location, timeZone };
    const head = withCutOff(await headOf(tx, ctx, order), arrival);
    return {
      id: order.id,
      status: order.status,
      rawText: order.rawText,
      isVoiceNote: order.isVoiceNote,
      totalAmount: toNumber(order.totalAmount),
      createdAt: order.createdAt.toISOString(),
      updatedAt: order.updatedAt.toISOString(),
      externalId: order.externalId,
      ...viewKind(order),
      ...viewSending(order),
      ...(await followUpsOf(tx, ctx, [orderId]))(orderId),
      customer: viewCustomer(customer),
      lines,
      head,
      ...toSettleOf(head, customer),
      accounted,
      leftOut: countLeftOut(accounted),
      needsLook: needsLook(order, lines),
      ...(order.erpSalesOrderId === null ? {} : { erpSalesOrderId: order.erpSalesOrderId }),
      version: order.version,
      notes: order.notes,
      source: order.source,
      location: viewLocation(location),
      parentOrderId: order.parentOrderId,
      childOrders: children.map((child) => ({ ...child, totalAmount: toNumber(child.totalAmount) })),
      erpDoubt: order.erpDoubt,
      ...toldOf(order, lines),
      erp: await viewErp(tx, ctx, order),
      rejectionReason: order.rejectionReason,
      transcript: order.transcript,
      audio: viewAudio(order),
      attachments: await listAttachments(tx, ctx, orderId),
      warnings: [
        ...(order.customerChoices === null ? [] : [chooseCustomer]),
        ...withLeftOut(order.warnings, accounted, order.rawText).filter(
          ({ code }) => code !== unseen || needsLook(order, lines),
        ),
        ...(await warningsOfRepeats(tx, ctx, order)),
        ...(await warningsOfTwins(tx, ctx, order)),
      ],
      customerChoices: order.customerChoices && (await choicesOf(tx, ctx, order.customerChoices)),
      claim: await findClaim(tx, ctx, orderId),
      ...viewPlan(order, ctx),
      due: dueBy({ ...order, location }, clock.now(), timeZone),
    };
  });
}

async function choicesOf(tx: Transaction, ctx: Context, ids: readonly string[]) {
  const rows = await tx
    .select()
    .from(customers)
    .where(and(mine(customers, ctx), isAmong(customers.id, ids)))
    .orderBy(asc(customers.name), asc(customers.id));
  return rows.map(viewCustomer);
}

function viewAudio(order: typeof orders.$inferSelect): FullOrder['audio'] {
  const { audioKey, audioContentType: contentType, audioDurationSeconds: durationSeconds } = order;
  if (audioKey === null || contentType === null) return null;
  const isPlayable = isAudioContentType(contentType) && audioFormats[contentType].isPlayable;
  return { contentType, durationSeconds, isPlayable };
}

/** When the customer sent an order; when it was taken down, where that is not known. */
export const cameAt = ({
  sentAt,
  createdAt,
}: Pick<typeof orders.$inferSelect, 'sentAt' | 'createdAt'>): Date => sentAt ?? createdAt;

/** What of a head a person is to see to before the order goes. */
export function toSettleOf(head: OrderHeadView, customer: { poNumberRequired: boolean }) {
  return {
    headDoubts: doubtedParts(head),
    poNumberMissing: customer.poNumberRequired && head.poNumber === null,
  };
}

/** What is said of the order as a whole, before it goes. */
export function toldOf(order: typeof orders.$inferSelect, lines: readonly unknown[]) {
  const holds = (told: string) =>
    told === unseen ? needsLook(order, lines) : order.warnings.some(({ code }) => code === told);
  return {
    told: toldOfOrder.filter(holds),
    customerToChoose: order.customerChoices !== null,
  };
}

/**
 * Nothing was read of what came with it, and nobody has looked: lines that a later message brought say nothing of a
 * picture. Whoever approves an order has seen what is shown with it.
 */
export function needsLook(order: typeof orders.$inferSelect, lines: readonly unknown[]): boolean {
  const isOpen = lines.length === 0 || mayMove(order.status, 'approve');
  return isOpen && order.warnings.some(({ code }) => code === unseen);
}

export function viewCustomer(customer: typeof customers.$inferSelect) {
  const { id, name, phoneNumber, creditStatus, verification } = customer;
  return { id, name, phoneNumber, creditStatus, verification };
}

export function viewLocation(location: typeof locations.$inferSelect | null): FullOrder['location'] {
  return location && { id: location.id, code: location.code, name: location.name };
}
