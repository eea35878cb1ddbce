import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { notifyError } from '@/components/shell/notify';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';

export type Sending = { key: string; phoneNumber: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'voice'; recording: Blob }
);

const sendKey = ['simulator', 'send'] as const;

/** A customer's conversation: their orders as the service has them, what it wrote back, and what is on its way to it. */
export function useChat(phoneNumber: string) {
  const t = useTranslations('simulator');
  const client = useQueryClient();
  // National and international form have the last nine digits in common.
  const search = phoneNumber.replace(/\D/g, '').slice(-9);
  const queryKey = ['orders', 'chat', search];
  const conversation = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { orders } = await callApi('GET /api/orders', { query: { search, limit: 30 }, signal });
      return orders.toReversed();
    },
    enabled: search.length >= 6,
    refetchInterval: 1500,
  });
  const answers = useQuery({
    queryKey: ['simulator', 'answers', phoneNumber],
    queryFn: ({ signal }) => callApi('GET /api/simulator/chat', { query: { phoneNumber }, signal }),
    enabled: search.length >= 6,
    refetchInterval: 1500,
  });
  const { mutate } = useMutation({
    mutationKey: sendKey,
    mutationFn: (sending: Sending) => deliver(sending),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error, sending) =>
      notifyError(t('notSent'), error, {
        id: sending.key,
        stays: true,
        // Under the same key: should it have arrived after all, it makes no second order.
        action: { label: t('sendAgain'), onClick: () => mutate(sending) },
      }),
  });
  const underWay = useMutationState({
    filters: { mutationKey: sendKey, status: 'pending' },
    // Only this hook makes mutations with this key.
    select: (mutation) => mutation.state.variables as Sending,
  });
  return {
    ...conversation,
    answers: answers.data?.answers ?? [],
    sending: underWay.filter((each) => each.phoneNumber === phoneNumber),
    sendText: (text: string) => mutate({ key: newIdempotencyKey(), kind: 'text', phoneNumber, text }),
    sendVoice: (recording: Blob) =>
      mutate({ key: newIdempotencyKey(), kind: 'voice', phoneNumber, recording }),
  };
}

function deliver(sending: Sending) {
  const { phoneNumber, key: idempotencyKey } = sending;
  if (sending.kind === 'text') {
    const body = { phoneNumber, text: sending.text };
    return callApi('POST /api/simulator/chat', { body, idempotencyKey });
  }
  const extension = sending.recording.type.includes('ogg') ? 'ogg' : 'webm';
  const audio = new File([sending.recording], `voice.${extension}`, { type: sending.recording.type });
  return callApi('POST /api/simulator/voice', { body: { phoneNumber, audio }, idempotencyKey });
}
