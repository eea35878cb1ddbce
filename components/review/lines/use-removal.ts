import { useTranslations } from 'next-intl';
import { notifyWarning } from '@/components/shell/notify';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { isTouched } from '../keys/is-touched';
import { offerUndo, undoApproval, undoId } from '../verdicts/waiting-approvals';
import { isSavedLine, type LineEdit } from './apply-edits';

/** As long as the message that offers it stands. */
const undoSeconds = 10;

/** Removes a line at once, and lets it be brought back as it was: with Z, or by the message that says so. */
export function useRemoval(order: FullOrder, editable: boolean, edit: (change: LineEdit) => void) {
  const t = useTranslations('reviewLines');
  return (line: FullOrderLine) => {
    edit({ kind: 'remove', lineId: line.id });
    if (!editable || !isSavedLine(line.id)) return;
    const at = order.lines.findIndex(({ id }) => id === line.id);
    const id = undoId();
    offerUndo(id, undoSeconds, () => edit({ kind: 'restore', lineId: line.id, line, at }));
    notifyWarning(t('lineRemoved'), {
      id: `removed ${line.id}`,
      description: t(isTouched() ? 'lineRemovedTouch' : 'lineRemovedWhat', { phrase: line.rawItemText }),
      action: { label: t('undo'), onClick: () => undoApproval(id) },
    });
  };
}
