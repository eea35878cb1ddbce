import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notifyError } from '@/components/shell/notify';
import { callApi } from '@/lib/api/call-api';
import type { Proposal } from '@/lib/orders/follow-up-answers';
import type { Words } from '@/lib/words/words';
import { editsSettled } from '../lines/edits-settled';
import { orderQuery } from '../use-order';
import { versionOf } from './send-approval';

/** What a clerk makes of a later message: a proposal taken or refused, a task done; or of words that were left out. */
export type FollowUp =
  | { kind: 'take' | 'refuse'; proposal: Pick<Proposal, 'id' | 'phrase'> }
  | { kind: 'done'; taskId: string }
  | { kind: 'left_out'; start: number; words: string; ordered: boolean };

/** Settles what later messages ask of an order, behind the edits under way and against the version they make. */
export function useFollowUps(orderId: string) {
  const t = useTranslations('reviewVerdicts');
  const client = useQueryClient();
  const { queryKey } = orderQuery(orderId);
  const { mutate, isPending } = useMutation({
    mutationKey: ['follow-up', orderId],
    mutationFn: async (followUp: FollowUp) => {
      await editsSettled(client, orderId);
      return send(orderId, followUp, versionOf(client, orderId));
    },
    onSuccess: ({ order }) => {
      client.setQueryData(queryKey, order);
      void client.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (error, followUp) => {
      void client.invalidateQueries({ queryKey });
      notifyError(t('notSaved', { what: described(followUp, t) }), error, { id: 'follow-up' });
    },
  });
  return {
    /** One at a time: who presses a key twice means the next one with the second. */
    settle: (followUp: FollowUp) => {
      if (!isPending) mutate(followUp);
    },
    settling: isPending,
  };
}

function described(followUp: FollowUp, t: Words<'reviewVerdicts'>): string {
  if (followUp.kind === 'done') return t('whatTask');
  if (followUp.kind === 'left_out') return t('whatWords', { words: followUp.words });
  return t('whatChange', { phrase: followUp.proposal.phrase });
}

function send(orderId: string, followUp: FollowUp, ifMatch: number | undefined) {
  if (followUp.kind === 'done') {
    const params = { id: orderId, taskId: followUp.taskId };
    return callApi('POST /api/orders/:id/tasks/:taskId/done', { params, ifMatch });
  }
  if (followUp.kind === 'left_out') {
    const { start, ordered } = followUp;
    return callApi('POST /api/orders/:id/left-out', {
      params: { id: orderId },
      body: { start, ordered },
      ifMatch,
    });
  }
  const given = { params: { id: orderId, proposalId: followUp.proposal.id }, ifMatch };
  return followUp.kind === 'take'
    ? callApi('POST /api/orders/:id/proposals/:proposalId/take', given)
    : callApi('POST /api/orders/:id/proposals/:proposalId/refuse', given);
}
