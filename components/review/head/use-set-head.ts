import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { BodyOf } from '@/lib/http/endpoint';
import type { setHeadEndpoint } from '@/lib/orders/edit-contract';
import { editsSettled } from '../lines/edits-settled';
import { orderQuery } from '../use-order';
import { versionOf } from '../verdicts/send-approval';

export type HeadBody = BodyOf<typeof setHeadEndpoint>;

/** Sets parts of an order's head, behind the edits of its lines and against the version that they make. */
export function useSetHead(orderId: string, onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = orderQuery(orderId);
  return useMutation({
    mutationFn: async (body: HeadBody) => {
      await editsSettled(client, orderId);
      return callApi('PUT /api/orders/:id/head', {
        params: { id: orderId },
        body,
        ifMatch: versionOf(client, orderId),
      });
    },
    onSuccess: ({ order }) => {
      client.setQueryData(queryKey, order);
      void client.invalidateQueries({ queryKey: ['orders'] });
      onDone();
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
