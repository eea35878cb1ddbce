'use client';

import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { CopyField } from '@/components/ui/copy-field';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Webhook } from '@/lib/webhooks/contract';

/** Gives a webhook another secret after asking, and shows it once. */
export function RotateSecret({ webhook: { id } }: { webhook: Webhook }) {
  const [asking, ask] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/settings/webhooks/:id/rotate-secret', { params: { id }, body: {}, idempotencyKey }),
    {
      done: 'The secret is rotated',
      failed: 'The secret was not rotated',
      onDone: (made) => setSecret(made.secret ?? null),
    },
  );
  const close = () => {
    ask(false);
    setSecret(null);
    setKey(newIdempotencyKey());
  };
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        Rotate secret
      </Button>
      <LateDialog
        open={asking}
        onClose={close}
        steady={secret !== null}
        title={secret === null ? 'Rotate the secret?' : 'The new secret of the webhook'}
        {...(secret === null
          ? {
              description:
                'A new secret is made. For 24 hours each delivery carries a signature of the new one and of the one before; give the receiver the new one in that time.',
            }
          : {})}
      >
        {secret === null ? null : (
          <>
            <Notice tone="warn">
              This is the only time the secret is shown. Put it where the receiver keeps its secrets.
            </Notice>
            <CopyField autoFocus label="Secret" value={secret} />
          </>
        )}
        <DialogActions>
          {secret === null ? (
            <>
              <Button onClick={close}>Cancel</Button>
              <ActButton save={save} tone="primary" size="medium">
                Rotate
              </ActButton>
            </>
          ) : (
            <Button onClick={close}>I have kept the secret</Button>
          )}
        </DialogActions>
      </LateDialog>
    </>
  );
}
