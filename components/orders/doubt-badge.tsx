import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';

/** Nobody knows whether the ERP has the order. */
export function DoubtBadge() {
  const t = useTranslations('orders');
  return (
    <Badge tone="warn">
      <CircleHelp aria-hidden />
      {t('inDoubt')}
    </Badge>
  );
}
