'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Customer, Identity } from '@/lib/customers/contract';
import { IdentityForm } from './identity-form';

interface Props {
  customer: Customer;
  identity: Identity;
  /** The customer has no other: it has to stay. */
  isOnly: boolean;
}

/** What is done with a customer's number: label and representative, the main one, away. */
export function IdentityActions({ customer, identity, isOnly }: Props) {
  const t = useTranslations('customerPage');
  const tShell = useTranslations('shell');
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={t('editNamed', { name: identity.value })} onClick={() => edit(true)}>
        {tShell('edit')}
      </Button>
      {identity.isMain ? null : <MakeMain customer={customer} identity={identity} />}
      {isOnly ? null : <Remove customer={customer} identity={identity} />}
      <LateDialog open={editing} onClose={close} title={t('editNamed', { name: identity.value })}>
        <IdentityForm customer={customer} identity={identity} onClose={close} />
      </LateDialog>
    </div>
  );
}

function MakeMain({ customer, identity }: Omit<Props, 'isOnly'>) {
  const t = useTranslations('customerPage');
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id/identities/:identityId', {
        params: { id: customer.id, identityId: identity.id },
        body: { isMain: true },
        ifMatch: customer.version,
      }),
    { done: t('isMain', { name: identity.value }), failed: t('isMainNot') },
  );
  return (
    <ActButton save={save} label={t('makeMainNamed', { name: identity.value })}>
      {t('makeMain')}
    </ActButton>
  );
}

function Remove({ customer, identity }: Omit<Props, 'isOnly'>) {
  const t = useTranslations('customerPage');
  return (
    <ConfirmButton
      label={t('remove')}
      name={identity.value}
      title={t('removeAsk', { name: identity.value })}
      done={t('removed', { name: identity.value })}
      failed={t('removedNot')}
      run={() =>
        callApi('DELETE /api/customers/:id/identities/:identityId', {
          params: { id: customer.id, identityId: identity.id },
          ifMatch: customer.version,
        })
      }
    >
      {t('removeNumberWhat', { name: customer.name })}
    </ConfirmButton>
  );
}
