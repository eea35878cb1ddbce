import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { notifyDone, notifyError } from '@/components/shell/notify';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { refreshOrders } from '../use-order';

interface Named {
  id: string;
  name: string;
}

/** Makes a sender and a customer one; for a while the toast takes it back, for a day the customer's page. */
export function useJoinCustomer(sender: Named) {
  const t = useTranslations('reviewHead');
  const client = useQueryClient();
  // Set at once, unlike `isPending`: a key may be pressed again before the next paint.
  const underWay = useRef(false);
  const refresh = () => {
    refreshOrders(client, 'all');
    void client.invalidateQueries({ queryKey: ['customers'] });
  };
  const id = `join ${sender.id}`;
  const undo = async (mergeId: string, name: string) => {
    try {
      await callApi('POST /api/customers/merges/:id/undo', { params: { id: mergeId } });
      notifyDone(t('joinUndone', { name }), { id });
    } catch (error) {
      notifyError(t('notTakenBack'), error, { id });
    }
    refresh();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (known: Named) =>
      callApi('POST /api/customers/:id/merge', {
        params: { id: known.id },
        body: { with: sender.id },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: ({ mergeId }, { name }) =>
      notifyDone(t('joined', { sender: sender.name, name }), {
        id,
        description: t('joinedWhat'),
        action: { label: t('undo'), onClick: () => void undo(mergeId, name) },
      }),
    onError: (error, { name }) => notifyError(t('notJoined', { name }), error, { id }),
    onSettled: () => {
      underWay.current = false;
      refresh();
    },
  });
  return {
    busy: isPending,
    run: (known: Named) => {
      if (underWay.current) return;
      underWay.current = true;
      mutate(known);
    },
  };
}
