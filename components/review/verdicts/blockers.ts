import { needsLook, toldOfOrder } from '@/lib/certainty';
import type { FullOrder } from '@/lib/orders/answers';
import { openQuestions } from '@/lib/orders/open-questions';
import { mayMove } from '@/lib/orders/status';
import type { Words } from '@/lib/words/words';
import { partOfField } from '../head/head-parts';

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
export function blockersOf(order: Judged, t: Words<'reviewVerdicts'>): Blocker[] {
  if (!mayMove(order.status, 'approve')) return [{ kind: 'status', words: '' }];
  const open = order.lines.filter(needsLook).length;
  const { proposals = [], tasks = [], accounted = [] } = order;
  const leftOut = accounted.filter(({ doubtful }) => doubtful).length;
  const asked = proposals.length;
  const isDeleted = tasks.some(({ kind }) => kind === 'MESSAGE_DELETED');
  return [
    ...(order.lines.length === 0 ? [{ kind: 'empty' as const, words: t('block_empty') }] : []),
    ...(asked > 0 ? [{ kind: 'proposals' as const, words: t('block_proposals', { count: asked }) }] : []),
    ...(isDeleted ? [{ kind: 'tasks' as const, words: t('block_deleted') }] : []),
    ...(!isDeleted && tasks.length > 0 ? [{ kind: 'tasks' as const, words: t('block_tasks') }] : []),
    ...headBlockers(order, t),
    ...(open > 0 ? [{ kind: 'lines' as const, words: linesToCheck(open, order.lines.length, t) }] : []),
    ...(leftOut > 0
      ? [{ kind: 'left_out' as const, words: t('block_left_out', { count: String(leftOut) }) }]
      : []),
    ...toldBefore(order.warnings ?? [], t),
    ...(order.customerChoices ? [{ kind: 'customer' as const, words: t('block_customer') }] : []),
    ...waitedFor(order.questions ?? [], t),
    ...(order.customer.creditStatus === 'HOLD' ? [{ kind: 'hold' as const, words: t('block_hold') }] : []),
    ...(order.customer.verification === 'UNVERIFIED'
      ? [{ kind: 'unverified' as const, words: t('block_unverified') }]
      : []),
  ];
}

/** What of the order's head a person is to see to first. */
export function headBlockers(
  { headDoubts = [], poNumberMissing = false }: Partial<Pick<FullOrder, 'headDoubts' | 'poNumberMissing'>>,
  t: Words<'reviewVerdicts'>,
): Blocker[] {
  const words = [
    ...(poNumberMissing ? [t('block_poMissing')] : []),
    ...(headDoubts.length > 0 ? [t(`block_head_${partOfField[headDoubts[0] ?? 'poNumber']}`)] : []),
  ];
  return words.length > 0 ? [{ kind: 'head', words: words.join(', ') }] : [];
}

function toldBefore(warnings: FullOrder['warnings'], t: Words<'reviewVerdicts'>): Blocker[] {
  const words = toldOfOrder
    .filter((code) => warnings.some((each) => each.code === code))
    .map((code) => t(`told_${code}`));
  return words.length > 0 ? [{ kind: 'told', words: words.join(', ') }] : [];
}

/** Whoever approves before the customer has answered says so once more. */
function waitedFor(questions: FullOrder['questions'], t: Words<'reviewVerdicts'>): Blocker[] {
  const open = openQuestions(questions).length;
  if (open === 0) return [];
  return [{ kind: 'asked', words: t('block_asked', { count: open }) }];
}

/** The next line after `fromId` that needs a look, going round; undefined when none does. */
export function nextToCheck(lines: FullOrder['lines'], fromId: string | undefined): string | undefined {
  const at = lines.findIndex((line) => line.id === fromId);
  const round = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return round.find(needsLook)?.id;
}

/** One count, wherever an order stands: in the queue and above its own total. */
export function linesToCheck(open: number, all: number, t: Words<'reviewVerdicts'>): string {
  return t('block_lines', { open: String(open), all: String(all) });
}
