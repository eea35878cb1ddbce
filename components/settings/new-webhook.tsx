'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Notice } from '@/components/ui/notice';
import type { Webhook } from '@/lib/webhooks/contract';
import { WebhookForm } from './webhook-form';

/** Adds a webhook in a dialog. A secret that was made is shown once; only the button that says it was kept closes it then. */
export function NewWebhook({ eventNames }: { eventNames: readonly Webhook['events'][number][] }) {
  const t = useTranslations('webhooks');
  const [open, setOpen] = useState(false);
  const [madeSecret, setMadeSecret] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setMadeSecret(null);
  };
  return (
    <>
      <Button tone="primary" onClick={() => setOpen(true)}>
        <Plus aria-hidden />
        {t('newWebhook')}
      </Button>
      <LateDialog
        open={open}
        onClose={close}
        steady={madeSecret !== null}
        title={t(madeSecret === null ? 'newWebhook' : 'secretTitle')}
      >
        {madeSecret === null ? (
          <WebhookForm eventNames={eventNames} onClose={close} onMadeSecret={setMadeSecret} />
        ) : (
          <>
            <Notice tone="warn">{t('shownOnce')}</Notice>
            <CopyField autoFocus label={t('secret')} value={madeSecret} />
            <DialogActions>
              <Button onClick={close}>{t('kept')}</Button>
            </DialogActions>
          </>
        )}
      </LateDialog>
    </>
  );
}
