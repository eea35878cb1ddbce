'use client';

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
  return (
    <Dialog
      open
      onClose={onClose}
      title={`First order from ${customer.phoneNumber ?? customer.name}: is this a customer of yours?`}
      description={
        <>
          Anybody can write to your number, and nobody has said yet who <bdi>{customer.name}</bdi> is. If you
          know them, the order is approved and you are not asked again. If you do not, leave it and call them
          first.
        </>
      }
    >
      <DialogActions>
        <span className="order-last">
          <Button tone="primary" onClick={onConfirm}>
            Yes, approve
          </Button>
        </span>
        <Button onClick={onClose}>Not yet</Button>
      </DialogActions>
    </Dialog>
  );
}
