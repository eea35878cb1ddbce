'use client';

import { useTranslations } from 'next-intl';
import { useFormats, useNow } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import type { FullOrder } from '@/lib/orders/answers';
import { openQuestions } from '@/lib/orders/open-questions';

/** The customer may still say what they mean: to approve before they have is a step of its own. */
export function UnansweredDialog({
  order,
  onClose,
  onApprove,
}: {
  order: FullOrder;
  onClose: () => void;
  onApprove: () => void;
}) {
  const t = useTranslations('reviewVerdicts');
  const formats = useFormats();
  const now = useNow();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unansweredTitle')}
      description={t.rich('unansweredWhat', { name: () => <bdi>{order.customer.name}</bdi> })}
    >
      <ul className="grid max-h-60 gap-2 overflow-y-auto">
        {openQuestions(order.questions).map(({ id, words, askedAt }) => (
          <li key={id} className="rounded-md bg-sunken px-3 py-2">
            <p dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
              {words}
            </p>
            <p className="text-xs text-soft">{t('askedAt', { time: formats.about(askedAt, now) })}</p>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t('waitForAnswer')}</Button>
        <Button tone="primary" onClick={onApprove}>
          {t('approveWithout')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
