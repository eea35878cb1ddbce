import type { Tone } from '@/components/ui/badge';
import type { Delivery } from '@/lib/webhooks/contract';

export const deliveryWords: Record<Delivery['status'], { words: string; tone: Tone }> = {
  PENDING: { words: 'Under way', tone: 'info' },
  DELIVERED: { words: 'Delivered', tone: 'good' },
  FAILED: { words: 'Failed', tone: 'bad' },
};
