'use client';

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
  const [asking, ask] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const save = useSave(
    () =>
      callApi('POST /api/settings/dead-letters/:id/done', {
        params: { id: deadLetterId },
        body: { reason: reason.trim() },
      }),
    { done: 'Marked as done', failed: 'It was not marked as done', onDone: () => ask(false) },
  );
  const submit = useSubmitOnce(save, () => {
    setTried(true);
    return reason.trim() !== '';
  });
  return (
    <>
      <Button size="small" aria-label={`Mark as done: ${words.toLowerCase()}`} onClick={() => ask(true)}>
        Mark as done
      </Button>
      <LateDialog
        open={asking}
        onClose={() => ask(false)}
        title="Mark as done"
        description="Nothing more is tried. Say how it was seen to: the audit trail keeps it."
      >
        <form onSubmit={submit} className="grid gap-3">
          <Field
            label="Reason"
            error={tried && reason.trim() === '' ? 'Say why, in a few words.' : undefined}
          >
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
            <Button onClick={() => ask(false)}>Cancel</Button>
            <Button type="submit" disabled={save.isPending}>
              Mark as done
            </Button>
          </DialogActions>
        </form>
      </LateDialog>
    </>
  );
}
