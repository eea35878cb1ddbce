'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { CreateDialog } from '@/components/shell/create-dialog';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { callApi } from '@/lib/api/call-api';
import type { Branch } from '@/lib/customers/branch-contract';
import type { Customer } from '@/lib/customers/contract';
import type { PlaceToPick } from './branch-fields';
import { BranchForm } from './branch-form';

interface Props {
  customer: Customer;
  locations: readonly PlaceToPick[];
}

export function NewBranch(props: Props) {
  const t = useTranslations('customerPage');
  return (
    <CreateDialog label={t('addBranch')} small>
      {(close) => <BranchForm {...props} branch={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a branch, or takes it away. */
export function BranchActions({ branch, ...props }: Props & { branch: Branch }) {
  const t = useTranslations('customerPage');
  const tShell = useTranslations('shell');
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const { customer } = props;
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={t('editNamed', { name: branch.name })} onClick={() => edit(true)}>
        {tShell('edit')}
      </Button>
      <ConfirmButton
        label={t('remove')}
        name={branch.name}
        title={t('removeAsk', { name: branch.name })}
        done={t('removed', { name: branch.name })}
        failed={t('removedNot')}
        run={() =>
          callApi('DELETE /api/customers/:id/branches/:branchId', {
            params: { id: customer.id, branchId: branch.id },
            ifMatch: customer.version,
          })
        }
      >
        {t('removeBranchWhat')}
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={t('editNamed', { name: branch.name })}>
        <BranchForm {...props} branch={branch} onClose={close} />
      </LateDialog>
    </div>
  );
}
