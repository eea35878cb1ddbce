'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import type { FullOrder } from '@/lib/orders/answers';

/** The first order of a sender nobody has confirmed: whoever approves it says that they are a customer. Enter does. */
export function ConfirmCustomerDialog({
  customer,
  onClose,
  onConfirm,
}: {
  customer: FullOrder['customer'];
  onClose: () => void;
  onConfirm: () => void;
}) {
  const t = useTranslations('reviewHead');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('confirmTitle', { sender: customer.phoneNumber ?? customer.name })}
      description={t.rich('confirmWhat', { name: () => <bdi>{customer.name}</bdi> })}
    >
      <DialogActions>
        <span className="order-last">
          <Button tone="primary" onClick={onConfirm}>
            {t('yesApprove')}
          </Button>
        </span>
        <Button onClick={onClose}>{t('notYet')}</Button>
      </DialogActions>
    </Dialog>
  );
}
