import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyDone, notifyError, notifyWarning } from '@/components/shell/notify';
import { ApiError, callApi } from '@/lib/http/call-api';
import type { FullOrder } from '@/lib/orders/answers';
import type { LineEdit } from './apply-edits';
import { editKey } from './edits-settled';
import { orderQuery } from './use-order';

/**
 * Saves line edits one after the other, each against the version that is then the latest. The screen shows them at
 * once (see applyEdits); one that is refused disappears from it, with the reason.
 */
export function useLineEdits(orderId: string) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(orderId);
  const { mutate } = useMutation({
    mutationKey: editKey(orderId),
    scope: { id: `order ${orderId}` },
    mutationFn: (edit: LineEdit) => save(orderId, edit, client.getQueryData(queryKey)?.version),
    onSuccess: ({ order, taught }) => {
      client.setQueryData(queryKey, order);
      if (taught) notifyDone(`Learned “${taught.phrase}”`, { description: taught.words });
    },
    onError: (error, edit) => {
      void client.invalidateQueries({ queryKey });
      const again = { label: 'Do it again', onClick: () => mutate(edit) };
      if (error instanceof ApiError && error.code === 'order_changed') {
        notifyWarning('This order was changed by someone else', {
          description: `It now shows their version. Your change was not saved: ${describe(edit)}.`,
          action: again,
        });
      } else {
        const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
        notifyError(`Not saved: ${describe(edit)}`, error, passing ? { action: again } : {});
      }
    },
  });
  return mutate;
}

interface Saved {
  order: FullOrder;
  taught: { phrase: string; words: string } | null;
}

async function save(orderId: string, edit: LineEdit, version: number | undefined): Promise<Saved> {
  const params = { id: orderId, lineId: edit.lineId };
  if (edit.kind === 'remove') {
    const { order } = await callApi('DELETE /api/orders/:id/lines/:lineId', { params, ifMatch: version });
    return { order, taught: null };
  }
  if (edit.kind === 'add') {
    const body = { productId: edit.product.id, quantity: edit.quantity };
    const sent = { params: { id: orderId }, body, ifMatch: version, idempotencyKey: edit.lineId };
    const { order } = await callApi('POST /api/orders/:id/lines', sent);
    return { order, taught: null };
  }
  const teaching = edit.teach ? { teachAlias: true, aliasScope: edit.teach } : {};
  const body = { productId: edit.product.id, quantity: edit.quantity, ...teaching };
  const { order, alias } = await callApi('PUT /api/orders/:id/lines/:lineId', {
    params,
    body,
    ifMatch: version,
  });
  const who = edit.teach === 'TENANT' ? 'for every customer' : 'for this customer';
  return {
    order,
    taught: alias && { phrase: alias.aliasText, words: `It means ${edit.product.name}, ${who}.` },
  };
}

function describe(edit: LineEdit): string {
  switch (edit.kind) {
    case 'remove':
      return 'remove the line';
    case 'add':
      return `add ${edit.quantity} × ${edit.product.name}`;
    case 'choose':
      return `${edit.quantity} × ${edit.product.name}${edit.teach ? ', and teach it' : ''}`;
  }
}
