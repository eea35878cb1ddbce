'use client';

import { ActButton } from '@/components/shell/act-button';
import { useSave } from '@/components/shell/use-save';
import { callApi } from '@/lib/api/call-api';

/** Takes two customers apart again. */
export function UndoMerge({ mergeId, name }: { mergeId: string; name: string }) {
  const save = useSave(() => callApi('POST /api/customers/merges/:id/undo', { params: { id: mergeId } }), {
    done: `${name} is a customer of their own again`,
    failed: 'The merge was not undone',
  });
  return (
    <ActButton save={save} label={`Undo the merge of ${name}`}>
      Undo
    </ActButton>
  );
}
