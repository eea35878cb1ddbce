'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('apiKeys');
  const tShell = useTranslations('shell');
  const tSettings = useTranslations('settings');
  const router = useRouter();
  const [editing, edit] = useState(false);
  const close = () => edit(false);
  const onChanged = () => {
    close();
    notifyDone(tSettings('changed', { name: apiKey.name }));
    router.refresh();
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        size="small"
        aria-label={tSettings('editNamed', { name: apiKey.name })}
        onClick={() => edit(true)}
      >
        {tShell('edit')}
      </Button>
      <RotateApiKey apiKey={apiKey} />
      <RevokeApiKey apiKey={apiKey} />
      <LateDialog open={editing} onClose={close} title={t('editTitle')}>
        <ApiKeyForm apiKey={apiKey} onCancel={close} onChanged={onChanged} />
      </LateDialog>
    </div>
  );
}
