import { Check, CheckCheck, Clock3, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ConversationMessage } from '@/lib/customers/conversation-contract';

const icons = { QUEUED: Clock3, SENT: Check, DELIVERED: CheckCheck, READ: CheckCheck, FAILED: TriangleAlert };

/** How far a message to a customer has come, and why no further. */
export function DeliveryState({
  delivery: { status, error },
}: {
  delivery: NonNullable<ConversationMessage['delivery']>;
}) {
  const t = useTranslations('status');
  const Icon = icons[status];
  const tone = status === 'FAILED' ? 'text-bad' : status === 'READ' ? 'text-accent' : undefined;
  return (
    <span className={tone}>
      <Icon aria-hidden className="mr-0.5 inline size-3.5 align-[-0.15em]" />
      {t(`delivery_${status}`)}
      {error ? `: ${error}` : ''}
    </span>
  );
}
