import { Check, CheckCheck, Clock3, TriangleAlert } from 'lucide-react';
import type { ConversationMessage } from '@/lib/customers/conversation-contract';
import { deliveryWords } from './delivery-words';

const icons = { QUEUED: Clock3, SENT: Check, DELIVERED: CheckCheck, READ: CheckCheck, FAILED: TriangleAlert };

/** How far a message to a customer has come, and why no further. */
export function DeliveryState({
  delivery: { status, error },
}: {
  delivery: NonNullable<ConversationMessage['delivery']>;
}) {
  const Icon = icons[status];
  const tone = status === 'FAILED' ? 'text-bad' : status === 'READ' ? 'text-accent' : undefined;
  return (
    <span className={tone}>
      <Icon aria-hidden className="mr-0.5 inline size-3.5 align-[-0.15em]" />
      {deliveryWords[status]}
      {error ? `: ${error}` : ''}
    </span>
  );
}
