'use client';

import { useTranslations } from 'next-intl';
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
  const t = useTranslations('customerPage');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" tone="danger" onClick={() => setOpen(true)}>
        {t('erase')}
      </Button>
      <LateDialog open={open} onClose={close} title={t('eraseAsk', { name: customer.name })}>
        <EraseForm customer={customer} onClose={close} />
      </LateDialog>
    </>
  );
}

function EraseForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('customerPage');
  const [confirmName, setConfirmName] = useState('');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/customers/:id/erase', {
        ...{ params: { id: customer.id }, ifMatch: customer.version, idempotencyKey },
        body: { confirmName },
      }),
    { done: t('erasedDone'), failed: null, onDone: onClose },
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
          <Button onClick={onClose}>{t('keepThem')}</Button>
          <Button type="submit" tone="danger" disabled={!isNamed || save.isPending}>
            {t(save.isPending ? 'erasing' : 'eraseForGood')}
          </Button>
        </DialogActions>
      }
    >
      {(faultOf) => (
        <>
          <ul className="grid list-disc gap-1 pl-5">
            <li>{t('eraseGoes')}</li>
            <li>{t('eraseOrdersStay')}</li>
            <li>{t('eraseNewSender')}</li>
            <li>{t('eraseElsewhere')}</li>
          </ul>
          <p className="font-medium">{t('cannotUndo')}</p>
          <Field label={t('typeName')} hint={customer.name} error={faultOf('confirmName')}>
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
