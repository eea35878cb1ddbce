import type { Tone } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/orders/status';

export const statusTones: Record<OrderStatus, Tone> = {
  RECEIVED: 'plain',
  PENDING_REVIEW: 'warn',
  APPROVED: 'info',
  COMPLETED: 'good',
  FAILED: 'bad',
  CANCELLED: 'plain',
};
