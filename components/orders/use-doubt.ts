import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { describeError, notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { type Answer, ApiError, type CallOptions, callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';

type DoubtResolution = CallOptions<'POST /api/orders/:id/erp-doubt'>['body'];

/** Which way out of the doubt a person is about to take. */
type DoubtKind = DoubtResolution['resolution'];

type Outcome = Answer<'POST /api/orders/:id/erp-doubt'>;

/**
 * What a person says who has looked into the ERP. The dialog stays open over what can be put right in it; its `problem` says
 * what that is.
 */
export function useDoubt(order: FullOrder, onDone?: () => void) {
  const t = useTranslations('orders');
  const client = useQueryClient();
  const [open, setOpen] = useState<DoubtKind | null>(null);
  const saving = useMutation({
    mutationFn: (body: DoubtResolution) =>
      callApi('POST /api/orders/:id/erp-doubt', {
        params: { id: order.id },
        body,
        ifMatch: order.version,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: (outcome, { resolution }) => {
      tellOutcome(outcome, resolution, { name: order.customer.name, t });
      setOpen(null);
    },
    onError: (error) => {
      if (staysOpen(error)) return;
      notifyError(t('notSettled', { name: order.customer.name }), error);
      setOpen(null);
    },
    onSettled: async () => {
      onDone?.();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['order', order.id] }),
      ]);
    },
  });
  return {
    open,
    ask: (kind: DoubtKind | null) => {
      saving.reset();
      setOpen(kind);
    },
    say: (resolution: DoubtResolution) => {
      if (!saving.isPending) saving.mutate(resolution);
    },
    isSaving: saving.isPending,
    problem: staysOpen(saving.error) ? describeError(saving.error) : null,
  };
}

export type Doubt = ReturnType<typeof useDoubt>;

function staysOpen(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'erp_reference_taken' || error.code === 'network');
}

function tellOutcome(
  { erpSalesOrderId, status }: Outcome,
  kind: DoubtKind,
  { name, t }: { name: string; t: Words<'orders'> },
): void {
  if (erpSalesOrderId !== null) {
    notifyDone(`${erpSalesOrderId} · ${name}`, { description: t('sentToErp') });
  } else if (kind === 'GIVE_UP' || status === 'FAILED') {
    const title = t(kind === 'GIVE_UP' ? 'givenUp' : 'notInErp', { name });
    notifyDone(title, { description: t('mayChange') });
  } else {
    notifyWarning(t('sendingAgain', { name }), { description: t('erpNotAnswered') });
  }
}
