'use client';

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
  const isManager = useDesk().role === 'manager';
  return (
    <Dialog
      open
      onClose={onClose}
      title="The customer is on credit hold"
      description={
        isManager
          ? `${customerName} is on HOLD. You may approve this order all the same; that is kept in its history.`
          : `${customerName} is on HOLD. A manager can release the customer, or approve this order despite the hold. It stays in the queue until then.`
      }
    >
      <DialogActions>
        <Button onClick={onClose}>{isManager ? 'Leave it' : 'Understood'}</Button>
        {isManager ? (
          <Button tone="primary" onClick={onApprove}>
            Approve despite the hold
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
