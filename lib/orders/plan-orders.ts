import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { isAmong } from '@/db/is-among';
import { mine } from '@/db/mine';
import { orders } from '@/db/schema/orders';
import { users } from '@/db/schema/users';
import { inTenant } from '@/db/tenant';
import { recordAudit } from '../audit/record-audit';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError, notFound } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { mintUserId, type UserId } from '../ids';
import type { assignOrdersEndpoint, Planned, snoozeOrdersEndpoint } from './plan-contract';

const longestSnoozeMs = 60 * 24 * 60 * 60_000;

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'status' | 'assigneeName' | 'snoozedUntil'>;
type Refusal = NonNullable<Planned['error']>;

/**
 * Says who is to see to orders; it keeps nobody else from them, and leaves their version as it is: whoever has one open
 * goes on. Throws `not_found` for an assignee who is nobody here, `forbidden` when what is no person asks for `me`.
 */
export async function assignOrders(
  ctx: Context,
  { orders: orderIds, assignee }: BodyOf<typeof assignOrdersEndpoint>,
): Promise<{ results: Planned[] }> {
  return inTenant(ctx, async (tx) => {
    const { id, name } = await assigneeOf(tx, ctx, assignee);
    return planEach(tx, ctx, orderIds, async (order) => {
      await tx
        .update(orders)
        .set({ assigneeId: id, assigneeName: name })
        .where(mine(orders, ctx, order.id));
      await recordAudit(tx, ctx, {
        action: 'order.assigned',
        orderId: order.id,
        data: { before: order.assigneeName, after: name },
      });
      return null;
    });
  });
}

/**
 * Leaves orders in review out of the queue until a moment, or until something new comes in about them; null brings them
 * back. Throws `invalid_input` for a moment that has passed or is more than 60 days away.
 */
export async function snoozeOrders(
  ctx: Context,
  { orders: orderIds, until }: BodyOf<typeof snoozeOrdersEndpoint>,
): Promise<{ results: Planned[] }> {
  const snoozedUntil = until === null ? null : futureMoment(until);
  return inTenant(ctx, async (tx) =>
    planEach(tx, ctx, orderIds, async (order) => {
      if (order.status !== 'PENDING_REVIEW') {
        return {
          code: 'order_not_editable',
          detail: `The order is ${order.status}; only one in review can be put off.`,
        };
      }
      await tx
        .update(orders)
        .set({ snoozedUntil })
        .where(mine(orders, ctx, order.id));
      await recordAudit(tx, ctx, {
        action: snoozedUntil === null ? 'order.brought_back' : 'order.snoozed',
        orderId: order.id,
        data: { before: order.snoozedUntil, after: snoozedUntil },
      });
      return null;
    }),
  );
}

/** Whom orders can be assigned to: the people who sign in with a PIN and are not switched off. */
export async function listAssignees(ctx: Context) {
  const own = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  return inTenant(ctx, async (tx) => {
    const rows = await tx
      .select({ id: users.id, name: users.displayName })
      .from(users)
      .where(and(mine(users, ctx), isNull(users.disabledAt)))
      .orderBy(asc(users.displayName), asc(users.id));
    return { assignees: rows.map((row) => ({ ...row, yours: row.id === own })) };
  });
}

async function planEach(
  tx: Transaction,
  ctx: Context,
  orderIds: readonly string[],
  plan: (order: OrderRow) => Promise<Refusal | null>,
): Promise<{ results: Planned[] }> {
  // In one order for all callers, so that two who name the same orders wait for each other instead of blocking.
  const rows = await tx
    .select({
      id: orders.id,
      status: orders.status,
      assigneeName: orders.assigneeName,
      snoozedUntil: orders.snoozedUntil,
    })
    .from(orders)
    .where(and(mine(orders, ctx), isAmong(orders.id, orderIds)))
    .orderBy(asc(orders.id))
    .for('no key update');
  const found = new Map<string, OrderRow>(rows.map((row) => [row.id, row]));
  const results: Planned[] = [];
  for (const orderId of orderIds) {
    const order = found.get(orderId);
    const error = order ? await plan(order) : refusalOf(notFound('order'));
    const status = order === undefined ? {} : { status: order.status };
    results.push({ orderId, success: !error, ...status, ...(error ? { error } : {}) });
  }
  return { results };
}

const refusalOf = ({ code, message }: AppError): Refusal => ({ code, detail: message });

async function assigneeOf(
  tx: Transaction,
  ctx: Context,
  assignee: string | null,
): Promise<{ id: UserId | null; name: string | null }> {
  const { actor } = ctx;
  if (assignee === null) return { id: null, name: null };
  if (assignee === 'me') {
    if (actor.kind !== 'user') throw new AppError('forbidden', 'Only people can have orders assigned.');
    return { id: actor.userId, name: actor.name };
  }
  const [user] = await tx
    .select({ id: users.id, name: users.displayName })
    .from(users)
    .where(and(mine(users, ctx), eq(users.id, mintUserId(assignee)), isNull(users.disabledAt)));
  if (!user) throw notFound('user');
  return user;
}

function futureMoment(until: string): Date {
  const moment = new Date(until);
  const away = moment.getTime() - clock.now().getTime();
  if (away <= 0 || away > longestSnoozeMs) {
    const message = 'A moment in the next 60 days.';
    throw new AppError('invalid_input', message, { errors: [{ path: 'until', code: 'custom', message }] });
  }
  return moment;
}
