'use client';

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
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={`Edit ${identity.value}`} onClick={() => edit(true)}>
        Edit
      </Button>
      {identity.isMain ? null : <MakeMain customer={customer} identity={identity} />}
      {isOnly ? null : <Remove customer={customer} identity={identity} />}
      <LateDialog open={editing} onClose={close} title={`Edit ${identity.value}`}>
        <IdentityForm customer={customer} identity={identity} onClose={close} />
      </LateDialog>
    </div>
  );
}

function MakeMain({ customer, identity }: Omit<Props, 'isOnly'>) {
  const save = useSave(
    () =>
      callApi('PUT /api/customers/:id/identities/:identityId', {
        params: { id: customer.id, identityId: identity.id },
        body: { isMain: true },
        ifMatch: customer.version,
      }),
    { done: `${identity.value} is the main one`, failed: 'The main one was not changed' },
  );
  return (
    <ActButton save={save} label={`Make ${identity.value} the main one`}>
      Make main
    </ActButton>
  );
}

function Remove({ customer, identity }: Omit<Props, 'isOnly'>) {
  return (
    <ConfirmButton
      label="Remove"
      name={identity.value}
      title={`Remove ${identity.value}?`}
      done={`${identity.value} is removed`}
      failed="It was not removed"
      run={() =>
        callApi('DELETE /api/customers/:id/identities/:identityId', {
          params: { id: customer.id, identityId: identity.id },
          ifMatch: customer.version,
        })
      }
    >
      Whoever writes from it is no longer known as {customer.name}. Orders that came from it stay.
    </ConfirmButton>
  );
}
