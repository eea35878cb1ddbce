import { needsLook, toldOfOrder } from '@/lib/certainty';
import type { FullOrder } from '@/lib/orders/answers';
import { openQuestions } from '@/lib/orders/open-questions';
import { mayMove } from '@/lib/orders/status';
import { headParts, partOfField } from '../head/head-parts';

export interface Blocker {
  kind:
    | 'status'
    | 'empty'
    | 'proposals'
    | 'tasks'
    | 'head'
    | 'lines'
    | 'left_out'
    | 'told'
    | 'customer'
    | 'asked'
    | 'hold'
    | 'unverified';
  words: string;
}

type Judged = Pick<FullOrder, 'status' | 'lines' | 'customer'> &
  Partial<
    Pick<
      FullOrder,
      | 'customerChoices'
      | 'proposals'
      | 'questions'
      | 'tasks'
      | 'accounted'
      | 'warnings'
      | 'headDoubts'
      | 'poNumberMissing'
    >
  >;

/**
 * What stands between an order and its approval, most pressing first. A manager may approve despite a credit hold,
 * and anybody may say that a new sender is a customer.
 */
export function blockersOf(order: Judged): Blocker[] {
  if (!mayMove(order.status, 'approve')) return [{ kind: 'status', words: '' }];
  const open = order.lines.filter(needsLook).length;
  const { proposals = [], tasks = [], accounted = [] } = order;
  const leftOut = accounted.filter(({ doubtful }) => doubtful).length;
  const asked = proposals.length;
  const isDeleted = tasks.some(({ kind }) => kind === 'MESSAGE_DELETED');
  return [
    ...(order.lines.length === 0 ? [{ kind: 'empty' as const, words: 'No lines yet' }] : []),
    ...(asked > 0
      ? [
          {
            kind: 'proposals' as const,
            words: asked === 1 ? '1 change asked for' : `${asked} changes asked for`,
          },
        ]
      : []),
    ...(isDeleted ? [{ kind: 'tasks' as const, words: 'Message deleted by the customer' }] : []),
    ...(!isDeleted && tasks.length > 0 ? [{ kind: 'tasks' as const, words: 'Something to settle' }] : []),
    ...headBlockers(order),
    ...(open > 0 ? [{ kind: 'lines' as const, words: linesToCheck(open, order.lines.length) }] : []),
    ...(leftOut > 0 ? [{ kind: 'left_out' as const, words: `${leftOut} left out` }] : []),
    ...toldBefore(order.warnings ?? []),
    ...(order.customerChoices ? [{ kind: 'customer' as const, words: 'Choose the customer' }] : []),
    ...waitedFor(order.questions ?? []),
    ...(order.customer.creditStatus === 'HOLD' ? [{ kind: 'hold' as const, words: 'Customer on HOLD' }] : []),
    ...(order.customer.verification === 'UNVERIFIED'
      ? [{ kind: 'unverified' as const, words: 'New sender' }]
      : []),
  ];
}

/** What of the order's head a person is to see to first. */
export function headBlockers({
  headDoubts = [],
  poNumberMissing = false,
}: Partial<Pick<FullOrder, 'headDoubts' | 'poNumberMissing'>>): Blocker[] {
  const words = [
    ...(poNumberMissing ? ['PO number missing'] : []),
    ...(headDoubts.length > 0 ? [`${headParts[partOfField[headDoubts[0] ?? 'poNumber']].label}: check`] : []),
  ];
  return words.length > 0 ? [{ kind: 'head', words: words.join(', ') }] : [];
}

function toldBefore(warnings: FullOrder['warnings']): Blocker[] {
  const words = warnings.flatMap(({ code }) => toldOfOrder[code] ?? []);
  return words.length > 0 ? [{ kind: 'told', words: words.join(', ') }] : [];
}

/** Whoever approves before the customer has answered says so once more. */
function waitedFor(questions: FullOrder['questions']): Blocker[] {
  const open = openQuestions(questions).length;
  if (open === 0) return [];
  return [{ kind: 'asked', words: open === 1 ? '1 question unanswered' : `${open} questions unanswered` }];
}

/** The next line after `fromId` that needs a look, going round; undefined when none does. */
export function nextToCheck(lines: FullOrder['lines'], fromId: string | undefined): string | undefined {
  const at = lines.findIndex((line) => line.id === fromId);
  const round = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return round.find(needsLook)?.id;
}

/** One count, wherever an order stands: in the queue and above its own total. */
export function linesToCheck(open: number, all: number): string {
  return `${open} of ${all} to check`;
}
