import { needsLook } from '../certainty';
import type { ListedOrder } from './answers';
import { openQuestions } from './open-questions';
import { mayMove } from './status';

/** What can stand between an order that a clerk may approve and its approval, most pressing first. */
const obstacles = [
  'empty',
  'proposals',
  'tasks',
  'head',
  'lines',
  'left_out',
  'told',
  'customer',
  'asked',
  'hold',
  'unverified',
] as const;

/** `status`: nobody may approve it now. */
export type Obstacle = (typeof obstacles)[number] | 'status';

/** As much of an order as it takes; what is left out stands in no way. */
export type Judged = Pick<ListedOrder, 'status' | 'customer' | 'lines'> &
  Partial<
    Pick<
      ListedOrder,
      | 'customerToChoose'
      | 'headDoubts'
      | 'leftOut'
      | 'poNumberMissing'
      | 'proposals'
      | 'questions'
      | 'tasks'
      | 'told'
    >
  >;

/**
 * What stands between an order and its approval: the one definition, of the queue, of the open order's footer, and of what
 * may be approved along with others.
 */
export function obstaclesOf(order: Judged): Obstacle[] {
  if (!mayMove(order.status, 'approve')) return ['status'];
  const { lines, customer, headDoubts = [], poNumberMissing = false } = order;
  const found: Record<(typeof obstacles)[number], boolean> = {
    empty: lines.length === 0,
    proposals: isSome(order.proposals),
    tasks: isSome(order.tasks),
    head: poNumberMissing || headDoubts.length > 0,
    lines: lines.some(needsLook),
    left_out: (order.leftOut ?? 0) > 0,
    told: isSome(order.told),
    customer: order.customerToChoose === true,
    asked: openQuestions(order.questions ?? []).length > 0,
    hold: customer.creditStatus === 'HOLD',
    unverified: customer.verification === 'UNVERIFIED',
  };
  return obstacles.filter((each) => found[each]);
}

const isSome = (listed: readonly unknown[] = []): boolean => listed.length > 0;
