import { Ban, Check, CircleAlert, Inbox, Loader, type LucideIcon, Send } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { OrderStatus } from '@/lib/orders/status';
import { statusWords } from './order-words';

const icons: Record<OrderStatus, LucideIcon> = {
  RECEIVED: Loader,
  PENDING_REVIEW: Inbox,
  APPROVED: Send,
  COMPLETED: Check,
  FAILED: CircleAlert,
  CANCELLED: Ban,
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { words, tone } = statusWords[status];
  const Icon = icons[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {words}
    </Badge>
  );
}
