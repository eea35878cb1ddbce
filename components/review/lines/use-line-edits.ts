import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { isSessionEnd, notifySessionEnd, signInAction } from '@/components/shell/session-end';
import type { Words } from '@/lib/words/words';
import { orderQuery } from '../use-order';
import type { LineEdit } from './apply-edits';
import { editKey } from './edits-settled';
import { hasSeen } from './is-as-seen';
import { keepEdit, takeKeptEdits } from './kept-edits';
import { describeEdit, isOutOfReach, isOvertaken, mayPass, saveEdit } from './save-edit';

/** A fault of the service is given up after as many tries; a connection that is gone is waited for. */
const triesAtFault = 3;

/**
 * Saves line edits one after the other, each against the version that is then the latest. The screen shows them at
 * once (see applyEdits); one that is refused disappears from it, with the reason. Edits outlast a lost connection,
 * and the way to the sign-in when the session has ended.
 */
export function useLineEdits(orderId: string) {
  const t = useTranslations('reviewLines');
  const client = useQueryClient();
  const { userName } = useDesk();
  const { queryKey } = orderQuery(orderId);
  const { mutate } = useMutation({
    mutationKey: editKey(orderId),
    scope: { id: `order ${orderId}` },
    mutationFn: (edit: LineEdit) => saveEdit(client, orderId, edit),
    retry: (failures, error) => mayPass(error) && (isOutOfReach(error) || failures < triesAtFault),
    onSuccess: ({ order, taught }) => {
      client.setQueryData(queryKey, order);
      if (taught)
        notifyDone(t('learned', { phrase: taught.phrase }), {
          description: t(taught.key, { product: taught.product }),
        });
    },
    onError: (error, edit) => {
      const version = client.getQueryData(queryKey)?.version;
      void client.invalidateQueries({ queryKey });
      // A new object: saving an edit once more would look for it first, and this one has been given up.
      const again = { label: t('doAgain'), onClick: () => mutate(knowingly(edit)) };
      if (isSessionEnd(error) && version !== undefined) {
        notifySessionEnd(error);
        keepEdit({ userName, orderId, version, edit });
        notifyWarning(t('keptNotSaved', { what: describeEdit(edit, t) }), {
          description: t('keptNotSavedWhat'),
          action: signInAction(),
        });
      } else if (isOvertaken(error)) notifyOvertaken(edit, again, t);
      else {
        const mayHelp = mayPass(error) ? { action: again } : {};
        notifyError(t('notSaved', { what: describeEdit(edit, t) }), error, { stays: true, ...mayHelp });
      }
    },
  });

  useEffect(() => {
    for (const { version, edit } of takeKeptEdits(userName, orderId)) {
      if (client.getQueryData(orderQuery(orderId).queryKey)?.version === version) mutate(edit);
      else notifyOvertaken(edit, { label: t('doAgain'), onClick: () => mutate(knowingly(edit)) }, t);
    }
  }, [client, userName, orderId, mutate, t]);
  return mutate;
}

/** Whoever asks for it again has seen what the line says now. */
function knowingly(edit: LineEdit): LineEdit {
  return hasSeen(edit) ? { ...edit, seen: undefined } : { ...edit };
}

function notifyOvertaken(
  edit: LineEdit,
  action: { label: string; onClick: () => void },
  t: Words<'reviewLines'>,
): void {
  notifyWarning(t('overtaken'), {
    description: t('overtakenWhat', { what: describeEdit(edit, t) }),
    action,
    stays: true,
  });
}
