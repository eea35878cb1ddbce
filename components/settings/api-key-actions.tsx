'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import type { ApiKey } from '@/lib/settings/key-contract';
import { ApiKeyForm } from './api-key-form';
import { RevokeApiKey } from './revoke-api-key';
import { RotateApiKey } from './rotate-api-key';

/** What a manager does with a key: change what it may do, make it anew, end it. */
export function ApiKeyActions({ apiKey }: { apiKey: ApiKey }) {
  const router = useRouter();
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const onChanged = () => {
    close();
    notifyDone(`${apiKey.name} is changed`);
    router.refresh();
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button size="small" aria-label={`Edit ${apiKey.name}`} onClick={() => edit(true)}>
        Edit
      </Button>
      <RotateApiKey apiKey={apiKey} />
      <RevokeApiKey apiKey={apiKey} />
      <LateDialog open={editing} onClose={close} title="Edit the API key">
        <ApiKeyForm apiKey={apiKey} onCancel={close} onChanged={onChanged} />
      </LateDialog>
    </div>
  );
}
