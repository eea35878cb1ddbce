'use client';

import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { useDraft } from '../source/use-draft';

const usual = ['Out of our delivery area', 'Sent twice', 'Not an order', 'Goods we do not sell'];

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
      title="Reject this order"
      description={`${customerName} is told that the order is cancelled, and why. This cannot be undone.`}
    >
      <form onSubmit={submit} className="grid gap-3">
        <Field label="Reason" error={tried && reason.trim() === '' ? 'Say why, in a few words.' : undefined}>
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
          {usual.map((words) => (
            <Button key={words} size="small" onClick={() => setReason(words)}>
              {words}
            </Button>
          ))}
        </div>
        <DialogActions>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" tone="danger">
            Reject the order
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
