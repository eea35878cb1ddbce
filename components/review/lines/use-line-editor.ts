import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { notifyWarning } from '@/components/shell/notify';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { isEditable } from '@/lib/orders/status';
import { useResting } from '../keys/use-resting';
import type { ReviewDialog } from '../review-context';
import { needsClerk, useOnlyDoubts } from './only-doubts';
import { useLineFocus } from './use-line-focus';

/** Dialogs for one line. */
const ofLine: readonly (ReviewDialog | null)[] = ['search', 'ask'];

/**
 * The line that has the focus, and the box or dialog that is open for it. They close when the line is taken away: what was
 * typed for it is for no other line, and the keys that are still on their way are for none.
 */
export function useLineEditor(order: FullOrder) {
  const t = useTranslations('reviewLines');
  const [dialog, show] = useState<ReviewDialog | null>(null);
  const [typingQuantity, typeQuantity] = useState(false);
  const [isResting, rest] = useResting();
  const [onlyDoubts, showOnlyDoubts] = useOnlyDoubts();
  const onGone = useCallback(
    ({ rawItemText: phrase }: FullOrderLine) => {
      show(null);
      typeQuantity(false);
      rest();
      notifyWarning(t('lineGone'), { description: t('lineGoneWhat', { phrase }) });
    },
    [t, rest],
  );
  const lines = useLineFocus(order.lines, {
    isShown: (line) => !onlyDoubts || needsClerk(order, line),
    isEditing: isEditable(order.status) && (typingQuantity || ofLine.includes(dialog)),
    onGone,
  });
  /** The line as the clerk saw it when they began: what they change is that. */
  const seen = (lineId: string): FullOrderLine | undefined =>
    lines.held?.id === lineId ? lines.held : order.lines.find(({ id }) => id === lineId);
  return {
    ...{ lines, seen, dialog, show, typingQuantity, typeQuantity, isResting },
    toggleDoubts: () => showOnlyDoubts(!onlyDoubts),
  };
}
