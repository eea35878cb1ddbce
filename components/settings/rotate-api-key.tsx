'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActButton } from '@/components/shell/act-button';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { ApiKey } from '@/lib/settings/key-contract';
import { ShownKey } from './shown-key';

/** Makes a key anew after asking, and shows it once; the one before works for a day yet. */
export function RotateApiKey({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const t = useTranslations('apiKeys');
  const tShell = useTranslations('shell');
  const router = useRouter();
  const [asking, ask] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/settings/api-keys/:id/rotate', {
        params: { id },
        body: { overlapHours: 24 },
        idempotencyKey,
      }),
    {
      done: t('rotated', { name }),
      failed: t('rotatedNot', { name }),
      onDone: ({ apiKey }) => setMade(apiKey),
    },
  );
  const close = () => {
    ask(false);
    setMade(null);
    setKey(newIdempotencyKey());
    if (made !== null) router.refresh();
  };
  return (
    <>
      <Button size="small" aria-label={t('rotateNamed', { name })} onClick={() => ask(true)}>
        {t('rotate')}
      </Button>
      <LateDialog
        open={asking}
        onClose={close}
        steady={made !== null}
        title={t(made === null ? 'rotateAsk' : 'newKeyOf', { name })}
        {...(made === null ? { description: t('rotateWhat') } : {})}
      >
        {made === null ? (
          <DialogActions>
            <Button onClick={close}>{tShell('cancel')}</Button>
            <ActButton save={save} tone="primary" size="medium">
              {t('rotate')}
            </ActButton>
          </DialogActions>
        ) : (
          <ShownKey apiKey={made} onKept={close} />
        )}
      </LateDialog>
    </>
  );
}
