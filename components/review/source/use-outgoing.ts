import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notifyDone } from '@/components/shell/notify';
import { orderQuery } from '../use-order';
import { useAttemptKey } from '../verdicts/use-attempt-key';
import { threadKey } from './use-thread';

interface Outgoing {
  orderId: string;
  /** What is sent, in so many words: the same again is the same attempt. */
  attempt: string;
  send: (idempotencyKey: string) => Promise<unknown>;
  done: { title: string; description: string };
  onSent: () => void;
}

/** Sends the customer of an order what the service proposed, once however often it is tried. */
export function useOutgoing({ orderId, attempt, send, done, onSent }: Outgoing) {
  const attempts = useAttemptKey();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(attempts.keyOf(attempt)),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey });
      void client.invalidateQueries({ queryKey: threadKey(orderId) });
      notifyDone(done.title, { description: done.description });
      onSent();
    },
  });
}
