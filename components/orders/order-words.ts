import type { Tone } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/orders/status';

/** Each status as people say it. */
export const statusWords: Record<OrderStatus, { words: string; tone: Tone }> = {
  RECEIVED: { words: 'Being read', tone: 'plain' },
  PENDING_REVIEW: { words: 'To review', tone: 'warn' },
  APPROVED: { words: 'Going to the ERP', tone: 'info' },
  COMPLETED: { words: 'In the ERP', tone: 'good' },
  FAILED: { words: 'Failed', tone: 'bad' },
  CANCELLED: { words: 'Rejected', tone: 'plain' },
};
