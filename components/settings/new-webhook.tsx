'use client';

import { Plus } from 'lucide-react';
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
        New webhook
      </Button>
      <LateDialog
        open={open}
        onClose={close}
        steady={madeSecret !== null}
        title={madeSecret === null ? 'New webhook' : 'The secret of the webhook'}
      >
        {madeSecret === null ? (
          <WebhookForm eventNames={eventNames} onClose={close} onMadeSecret={setMadeSecret} />
        ) : (
          <>
            <Notice tone="warn">
              This is the only time the secret is shown. Put it where the receiver keeps its secrets.
            </Notice>
            <CopyField autoFocus label="Secret" value={madeSecret} />
            <DialogActions>
              <Button onClick={close}>I have kept the secret</Button>
            </DialogActions>
          </>
        )}
      </LateDialog>
    </>
  );
}
