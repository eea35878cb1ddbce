import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useRef } from 'react';
import { notifyDone, notifyError } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import type { QueueFilter } from '@/lib/orders/queue';
import { useReviewKeys } from '../keys/use-review-keys';
import type { useSelection } from './use-selection';

const wide = '(min-width: 48rem)';

/**
 * Takes orders that nobody is on. The service claims each as it gives it, so that two clerks who ask at the same moment
 * get two; what the desk opens by itself is left again when somebody else turns out to be on it.
 */
export function useHandOut(
  { openId, isNamed, followingId, open }: ReturnType<typeof useSelection>,
  filter: QueueFilter,
) {
  const t = useTranslations('review');
  /** The order that was not chosen by the clerk. */
  const openedByItself = useRef<string>(undefined);
  const isAsking = useRef(false);
  const { mutate } = useMutation({
    mutationFn: (_isAsked: boolean) =>
      callApi('POST /api/orders/next', { body: { ...filter, after: openId } }),
    onSuccess: ({ orderId }, isAsked) => {
      if (orderId !== null) open(orderId);
      else if (isAsked) {
        notifyDone(t('noOtherFree'), {
          id: 'hand-out',
          description: t('noOtherFreeWhat'),
        });
      }
    },
    onError: (error) => notifyError(t('noOrderTaken'), error, { id: 'hand-out' }),
    onSettled: () => {
      isAsking.current = false;
    },
  });
  const ask = useCallback(
    (isAsked: boolean) => {
      if (isAsking.current) return;
      isAsking.current = true;
      mutate(isAsked);
    },
    [mutate],
  );
  const take = useCallback(() => ask(true), [ask]);
  useReviewKeys({ takeNext: take });
  return {
    take,
    /** To the order after this one. */
    goOn: () => {
      openedByItself.current = followingId;
      open(followingId);
    },
    /** Somebody was quicker. A narrow screen without an order in its address shows the queue, and stays with it. */
    leaveTaken: () => {
      const isChosen = isNamed ? openedByItself.current !== openId : !window.matchMedia(wide).matches;
      if (!isChosen) ask(false);
    },
  };
}
