'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { ApiKeyForm } from './api-key-form';
import { ShownKey } from './shown-key';

interface MadeKey {
  name: string;
  apiKey: string;
}

/** Makes a key in a dialog. Once the key is shown, only the button that says it was kept closes the dialog. */
export function NewApiKey() {
  const t = useTranslations('apiKeys');
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const close = () => {
    setOpen(false);
    if (made === null) return;
    setMade(null);
    router.refresh();
  };
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('newKey')}
      </Button>
      <LateDialog
        open={open}
        onClose={close}
        steady={made !== null}
        title={made ? t('keyOf', { name: made.name }) : t('newKey')}
      >
        {made ? (
          <ShownKey apiKey={made.apiKey} onKept={close} />
        ) : (
          <ApiKeyForm onCancel={close} onMade={setMade} />
        )}
      </LateDialog>
    </>
  );
}
