'use client';

import { useRouter } from 'next/navigation';
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
      done: `${name} has a new key`,
      failed: `${name} was not made anew`,
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
      <Button size="small" aria-label={`Rotate ${name}`} onClick={() => ask(true)}>
        Rotate
      </Button>
      <LateDialog
        open={asking}
        onClose={close}
        steady={made !== null}
        title={made === null ? `Make the key of ${name} anew?` : `The new key of ${name}`}
        {...(made === null
          ? {
              description:
                'The key of now works for 24 hours more; give the other system the new one in that time.',
            }
          : {})}
      >
        {made === null ? (
          <DialogActions>
            <Button onClick={close}>Cancel</Button>
            <ActButton save={save} tone="primary" size="medium">
              Rotate
            </ActButton>
          </DialogActions>
        ) : (
          <ShownKey apiKey={made} onKept={close} />
        )}
      </LateDialog>
    </>
  );
}
