import { needsLook } from '@/lib/certainty';
import type { FullOrder } from '@/lib/orders/answers';
import { type Judged, type Obstacle, obstaclesOf } from '@/lib/orders/obstacles';
import { openQuestions } from '@/lib/orders/open-questions';
import type { Words } from '@/lib/words/words';
import { partOfField } from '../head/head-parts';

export interface Blocker {
  kind: Obstacle;
  words: string;
}

/**
 * What stands between an order and its approval, most pressing first, in words. A manager may approve despite a credit hold,
 * and anybody may say that a new sender is a customer.
 */
export function blockersOf(order: Judged, t: Words<'reviewVerdicts'>): Blocker[] {
  return obstaclesOf(order).map((kind) => ({ kind, words: wordsOf(kind, order, t) }));
}

function wordsOf(kind: Obstacle, order: Judged, t: Words<'reviewVerdicts'>): string {
  switch (kind) {
    case 'status':
      return '';
    case 'proposals':
      return t('block_proposals', { count: order.proposals?.length ?? 0 });
    case 'tasks': {
      const isDeleted = order.tasks?.some((task) => task.kind === 'MESSAGE_DELETED');
      return t(isDeleted ? 'block_deleted' : 'block_tasks');
    }
    case 'head':
      return headWords(order, t);
    case 'lines':
      return linesToCheck(order.lines.filter(needsLook).length, order.lines.length, t);
    case 'left_out':
      return t('block_left_out', { count: String(order.leftOut ?? 0) });
    case 'told':
      return (order.told ?? []).map((code) => t(`told_${code}`)).join(', ');
    case 'asked':
      // Whoever approves before the customer has answered says so once more.
      return t('block_asked', { count: openQuestions(order.questions ?? []).length });
    case 'empty':
    case 'customer':
    case 'hold':
    case 'unverified':
      return t(`block_${kind}`);
  }
}

/** What of the order's head a person is to see to first. */
function headWords({ headDoubts = [], poNumberMissing }: Judged, t: Words<'reviewVerdicts'>): string {
  const words = [
    ...(poNumberMissing ? [t('block_poMissing')] : []),
    ...(headDoubts.length > 0 ? [t(`block_head_${partOfField[headDoubts[0] ?? 'poNumber']}`)] : []),
  ];
  return words.join(', ');
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
