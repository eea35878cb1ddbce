'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { useDraft } from '../source/use-draft';

/** Of their words, as `reason_twice`; the clerk sees what the customer is told, and may say it otherwise. */
const usual = ['area', 'twice', 'notAnOrder', 'notSold'] as const;

export function RejectDialog({
  orderId,
  customerName,
  onClose,
  onReject,
}: {
  orderId: string;
  customerName: string;
  onClose: () => void;
  onReject: (reason: string) => void;
}) {
  const t = useTranslations('reviewVerdicts');
  const [reason, setReason] = useDraft(`reason ${orderId}`);
  const [tried, setTried] = useState(false);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setTried(true);
    if (reason.trim() !== '') onReject(reason.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('rejectTitle')}
      description={t('rejectWhat', { name: customerName })}
    >
      <form onSubmit={submit} className="grid gap-3">
        <Field label={t('reason')} error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}>
          {(wiring) => (
            <Textarea
              {...wiring}
              value={reason}
              maxLength={500}
              onKeyDown={press}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-1.5">
          {usual.map((each) => (
            <Button key={each} size="small" onClick={() => setReason(t(`reason_${each}`))}>
              {t(`reason_${each}`)}
            </Button>
          ))}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" tone="danger">
            {t('rejectOrder')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
