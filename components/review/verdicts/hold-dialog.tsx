'use client';

import { useTranslations } from 'next-intl';
import { useDesk } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';

/** A customer on credit hold: a clerk learns who can help, a manager decides. */
export function HoldDialog({
  customerName,
  onClose,
  onApprove,
}: {
  customerName: string;
  onClose: () => void;
  onApprove: () => void;
}) {
  const t = useTranslations('reviewVerdicts');
  const isManager = useDesk().role === 'manager';
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('holdTitle')}
      description={t(isManager ? 'holdManager' : 'holdClerk', { name: customerName })}
    >
      <DialogActions>
        <Button onClick={onClose}>{t(isManager ? 'cancel' : 'understood')}</Button>
        {isManager ? (
          <Button tone="primary" onClick={onApprove}>
            {t('approveDespite')}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
