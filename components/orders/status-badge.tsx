import { Ban, Check, CircleAlert, Inbox, Loader, type LucideIcon, Send } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Closing, OrderStatus } from '@/lib/orders/status';
import { closingWords, statusWords } from './order-words';

const icons: Record<OrderStatus, LucideIcon> = {
  RECEIVED: Loader,
  PENDING_REVIEW: Inbox,
  APPROVED: Send,
  COMPLETED: Check,
  FAILED: CircleAlert,
  CANCELLED: Ban,
};

export function StatusBadge({ status, closedAs = null }: { status: OrderStatus; closedAs?: Closing | null }) {
  const { words, tone } = statusWords[status];
  const Icon = icons[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {closedAs === null ? words : closingWords[closedAs]}
    </Badge>
  );
}
