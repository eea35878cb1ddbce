'use client';

import { useTranslations } from 'next-intl';
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
  const t = useTranslations('webhooks');
  const tShell = useTranslations('shell');
  const [asking, ask] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/settings/webhooks/:id/rotate-secret', { params: { id }, body: {}, idempotencyKey }),
    {
      done: t('rotated'),
      failed: t('rotatedNot'),
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
        {t('rotateSecret')}
      </Button>
      <LateDialog
        open={asking}
        onClose={close}
        steady={secret !== null}
        title={t(secret === null ? 'rotateAsk' : 'newSecretTitle')}
        {...(secret === null ? { description: t('rotateWhat') } : {})}
      >
        {secret === null ? null : (
          <>
            <Notice tone="warn">{t('shownOnce')}</Notice>
            <CopyField autoFocus label={t('secret')} value={secret} />
          </>
        )}
        <DialogActions>
          {secret === null ? (
            <>
              <Button onClick={close}>{tShell('cancel')}</Button>
              <ActButton save={save} tone="primary" size="medium">
                {t('rotate')}
              </ActButton>
            </>
          ) : (
            <Button onClick={close}>{t('kept')}</Button>
          )}
        </DialogActions>
      </LateDialog>
    </>
  );
}
