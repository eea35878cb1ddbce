import { Ban, Check, CircleAlert, Inbox, Loader, type LucideIcon, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Closing, OrderStatus } from '@/lib/orders/status';
import { statusTones } from './status-tones';

const icons: Record<OrderStatus, LucideIcon> = {
  RECEIVED: Loader,
  PENDING_REVIEW: Inbox,
  APPROVED: Send,
  COMPLETED: Check,
  FAILED: CircleAlert,
  CANCELLED: Ban,
};

export function StatusBadge({ status, closedAs = null }: { status: OrderStatus; closedAs?: Closing | null }) {
  const t = useTranslations('status');
  const Icon = icons[status];
  return (
    <Badge tone={statusTones[status]}>
      <Icon aria-hidden />
      {t(closedAs === null ? `status_${status}` : `closing_${closedAs}`)}
    </Badge>
  );
}
