'use client';

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
  return (
    <CreateDialog label="Add branch" small>
      {(close) => <BranchForm {...props} branch={null} onClose={close} />}
    </CreateDialog>
  );
}

/** Changes a branch, or takes it away. */
export function BranchActions({ branch, ...props }: Props & { branch: Branch }) {
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const { customer } = props;
  return (
    <div className="flex flex-wrap justify-end gap-2 @max-2xl:pt-1 @2xl:flex-nowrap">
      <Button size="small" aria-label={`Edit ${branch.name}`} onClick={() => edit(true)}>
        Edit
      </Button>
      <ConfirmButton
        label="Remove"
        name={branch.name}
        title={`Remove ${branch.name}?`}
        done={`${branch.name} is removed`}
        failed="It was not removed"
        run={() =>
          callApi('DELETE /api/customers/:id/branches/:branchId', {
            params: { id: customer.id, branchId: branch.id },
            ifMatch: customer.version,
          })
        }
      >
        Messages that name it are no longer read as meaning it. Orders that go there keep its name.
      </ConfirmButton>
      <LateDialog open={editing} onClose={close} title={`Edit ${branch.name}`}>
        <BranchForm {...props} branch={branch} onClose={close} />
      </LateDialog>
    </div>
  );
}
