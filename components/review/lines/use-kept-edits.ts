import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { isSessionEnd, notifySessionEnd } from '@/components/shell/session-end';
import { orderQuery } from '../use-order';
import { type KeptEdit, keepEdit, takeKeptEditsBeside } from './kept-edits';
import { describeEdit, isOvertaken, saveEdit } from './save-edit';

/**
 * Saves, as the desk opens after a sign-in, what was kept of orders other than the open one, which sees to its own: nobody
 * would look for it there. Each says what became of it, and what somebody else overtook leads to its order.
 */
export function useKeptEdits(openId: string | undefined, open: (orderId: string) => void): void {
  const t = useTranslations('reviewLines');
  const client = useQueryClient();
  const { userName } = useDesk();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const saveNext = async ([kept, ...others]: readonly KeptEdit[]): Promise<void> => {
      if (!kept) return;
      const { orderId, edit } = kept;
      const what = describeEdit(edit, t);
      try {
        const order = await save(client, kept);
        notifyDone(t('keptSaved', { what }), { description: order.customer.name });
      } catch (error) {
        if (isSessionEnd(error)) {
          for (const each of [kept, ...others]) keepEdit(each);
          notifySessionEnd(error);
          return;
        }
        const action = { label: t('openOrder'), onClick: () => open(orderId) };
        if (isOvertaken(error))
          notifyWarning(t('overtaken'), { description: t('overtakenWhat', { what }), action, stays: true });
        else notifyError(t('notSaved', { what }), error, { action, stays: true });
      }
      await saveNext(others);
    };
    void saveNext(takeKeptEditsBeside(userName, openId));
  }, [client, userName, openId, open, t]);
}

/** Against the order as it is now; see `saveEdit`. */
async function save(client: QueryClient, { orderId, edit }: KeptEdit) {
  const query = orderQuery(orderId);
  await client.fetchQuery(query);
  const { order } = await saveEdit(client, orderId, edit);
  client.setQueryData(query.queryKey, order);
  return order;
}
