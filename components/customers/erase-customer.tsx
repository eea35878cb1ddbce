'use client';

import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { SavingForm } from '@/components/shell/saving-form';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

/** Erases a customer for good, once their name has been typed. */
export function EraseCustomer({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" tone="danger" onClick={() => setOpen(true)}>
        Erase…
      </Button>
      <LateDialog open={open} onClose={close} title={`Erase ${customer.name} for good?`}>
        <EraseForm customer={customer} onClose={close} />
      </LateDialog>
    </>
  );
}

function EraseForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const [confirmName, setConfirmName] = useState('');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/customers/:id/erase', {
        ...{ params: { id: customer.id }, ifMatch: customer.version, idempotencyKey },
        body: { confirmName },
      }),
    { done: 'The customer is erased', failed: null, onDone: onClose },
  );
  const isNamed = confirmName.trim() === customer.name.trim();
  return (
    <SavingForm
      save={save}
      names={['confirmName']}
      isReady={() => isNamed}
      className="grid gap-4"
      foot={
        <DialogActions>
          <Button onClick={onClose}>Keep them</Button>
          <Button type="submit" tone="danger" disabled={!isNamed || save.isPending}>
            {save.isPending ? 'Erasing…' : 'Erase for good'}
          </Button>
        </DialogActions>
      }
    >
      {(faultOf) => (
        <>
          <ul className="grid list-disc gap-1 pl-5">
            <li>Name, numbers, messages, recordings, files and phrases taught for them go everywhere.</li>
            <li>Their orders stay as figures: goods, quantities, amounts and ERP numbers.</li>
            <li>If they write again, they are a new sender.</li>
            <li>What the ERP, receivers of webhooks and backups have, stays there.</li>
          </ul>
          <p className="font-medium">This cannot be undone.</p>
          <Field label="Type their name to confirm" hint={customer.name} error={faultOf('confirmName')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                dir="auto"
                autoComplete="off"
                value={confirmName}
                onChange={(event) => setConfirmName(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </SavingForm>
  );
}
