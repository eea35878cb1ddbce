import type { orders } from '@/db/schema/orders';
import { clock } from '../../clock';
import type { Context } from '../../context';
import type { ListedOrder } from '../answers';

type Plan = Pick<typeof orders.$inferSelect, 'assigneeId' | 'assigneeName' | 'snoozedUntil'>;

/** Who is to see to an order, and until when it is put off; a moment that has passed says nothing any more. */
export function viewPlan(
  { assigneeId, assigneeName, snoozedUntil }: Plan,
  { actor }: Context,
): Pick<ListedOrder, 'assignee' | 'snoozedUntil'> {
  const own = actor.kind === 'user' ? actor.userId : null;
  return {
    assignee:
      assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '', yours: assigneeId === own },
    snoozedUntil: snoozedUntil && snoozedUntil > clock.now() ? snoozedUntil.toISOString() : null,
  };
}
