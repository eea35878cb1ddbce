'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { RecordForm, type RecordFormProps } from '@/components/shell/record-form';
import { ApiError } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';
import { type CustomerBody, customerBody, fieldsFor } from './customer-fields';

type Sent = CustomerBody & { shareErpAccount?: true };

/** A customer to be typed in, or one that is stored to be changed. Sharing an ERP account is offered once it is taken. */
export function CustomerForm({ stored, send, ...form }: RecordFormProps<Customer, Sent>) {
  const t = useTranslations('customers');
  const { role } = useDesk();
  const [isTaken, setTaken] = useState(false);
  const [isShared, setShared] = useState(false);
  const sendOrOffer = async (body: CustomerBody) => {
    try {
      return await send({ ...body, ...(isShared && { shareErpAccount: true as const }) });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'erp_account_taken') setTaken(true);
      throw error;
    }
  };
  return (
    <RecordForm
      {...form}
      send={sendOrOffer}
      fields={fieldsFor(t, role, stored)}
      storedText={(name) => stored?.[name] ?? ''}
      bodyOf={(typed) => customerBody(typed, stored)}
    >
      {isTaken ? (
        <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
          <input
            type="checkbox"
            checked={isShared}
            onChange={(event) => setShared(event.target.checked)}
            className="size-4 shrink-0 accent-accent"
          />
          {t('shareAccount')}
        </label>
      ) : null}
    </RecordForm>
  );
}
