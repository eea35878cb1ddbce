import type { Tone } from '@/components/ui/badge';
import type { Delivery } from '@/lib/webhooks/contract';

export const deliveryTones: Record<Delivery['status'], Tone> = {
  PENDING: 'info',
  DELIVERED: 'good',
  FAILED: 'bad',
};
