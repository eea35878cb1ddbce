import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { behindFrame } from '@/components/shell/behind-frame';
import { notifyError } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import { mayPass } from '../lines/save-edit';
import { orderQuery } from '../use-order';

/** A third of the lease, so that two renewals may be lost. */
const renewEveryMs = 30_000;
/** Who leafs through the queue is on no order yet. */
const settleMs = 200;

/** The claims that this page asked for and has not given up, by their order. */
const claims = new Map<string, Promise<unknown>>();
let openId: string | undefined;

/** Shows the others that this clerk is on the order while it is open and looked at. Gives how to take it over. */
export function useClaim(
  orderId: string,
  /** Somebody else was on it already when it was opened. */
  onTaken: () => void,
): { takeOver: () => void; takingOver: boolean } {
  const t = useTranslations('review');
  const client = useQueryClient();
  const { mutate, mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ takeOver, isRenewal }: { takeOver: boolean; isRenewal?: boolean; isFirst?: boolean }) =>
      callApi('POST /api/orders/:id/claim', {
        params: { id: orderId },
        body: { takeOver },
        ...(isRenewal && { isUnattended: true }),
      }),
    retry: (failures, error) => failures < 2 && mayPass(error),
    onSuccess: ({ claim }, { isFirst }) => {
      client.setQueryData(orderQuery(orderId).queryKey, (order) => order && { ...order, claim });
      if (isFirst && !claim.yours) onTaken();
    },
  });

  useEffect(() => {
    openId = orderId;
    const claim = (isRenewal = false, isFirst = false) => {
      // One that is lost is made good by the next renewal; an ended session is said by the client's default.
      if (document.visibilityState !== 'visible') return;
      const asked = mutateAsync({ takeOver: false, isRenewal, isFirst }).catch(() => undefined);
      claims.set(orderId, asked);
    };
    const release = () => {
      if (!claims.delete(orderId)) return;
      void callApi('DELETE /api/orders/:id/claim', { params: { id: orderId }, keepalive: true }).catch(
        () => undefined,
      );
    };
    const settled = setTimeout(claim, settleMs, false, true);
    const renewal = setInterval(claim, renewEveryMs, true);
    const lookedAt = () => claim();
    document.addEventListener('visibilitychange', lookedAt);
    window.addEventListener('pagehide', release);
    return () => {
      clearTimeout(settled);
      clearInterval(renewal);
      document.removeEventListener('visibilitychange', lookedAt);
      window.removeEventListener('pagehide', release);
      openId = undefined;
      // Behind the claim, or it would arrive first and leave the order claimed; and not once it is open again.
      const last = claims.get(orderId);
      const giveUp = () => openId !== orderId && claims.get(orderId) === last && release();
      void last?.then(() => behindFrame(giveUp));
    };
  }, [orderId, mutateAsync]);

  return {
    takeOver: () =>
      mutate(
        { takeOver: true },
        {
          onError: (error) => notifyError(t('notTakenOver'), error, { id: 'claim' }),
        },
      ),
    takingOver: isPending && variables.takeOver,
  };
}
