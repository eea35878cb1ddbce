'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { useSave } from '@/components/shell/use-save';
import { useSubmitOnce } from '@/components/shell/use-submit-once';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';

/** Takes work that was given up off the list, with the reason that the audit trail keeps. */
export function MarkDone({ deadLetterId, words }: { deadLetterId: string; words: string }) {
  const t = useTranslations('health');
  const tShell = useTranslations('shell');
  const [asking, ask] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSave(
    () =>
      callApi('POST /api/settings/dead-letters/:id/done', {
        params: { id: deadLetterId },
        body: { reason: reason.trim() },
      }),
    { done: t('markedDone'), failed: t('markedDoneNot'), onDone: () => ask(false) },
  );
  const submit = useSubmitOnce(save, () => {
    setTried(true);
    return reason.trim() !== '';
  });
  return (
    <>
      <Button
        size="small"
        aria-label={t('markDoneNamed', { what: words.toLowerCase() })}
        onClick={() => ask(true)}
      >
        {t('markDone')}
      </Button>
      <LateDialog
        open={asking}
        onClose={() => ask(false)}
        title={t('markDone')}
        description={t('markDoneWhat')}
      >
        <form onSubmit={submit} className="grid gap-3">
          <Field label={t('reason')} error={tried && reason.trim() === '' ? t('reasonMissing') : undefined}>
            {(wiring) => (
              <Textarea
                {...wiring}
                value={reason}
                maxLength={500}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
          <DialogActions>
            <Button onClick={() => ask(false)}>{tShell('cancel')}</Button>
            <Button type="submit" disabled={save.isPending}>
              {t('markDone')}
            </Button>
          </DialogActions>
        </form>
      </LateDialog>
    </>
  );
}
