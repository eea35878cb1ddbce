import { CircleHelp } from 'lucide-react';
import { Badge } from '@/components/ui/badge';

/** Nobody knows whether the ERP has the order. */
export function DoubtBadge() {
  return (
    <Badge tone="warn">
      <CircleHelp aria-hidden />
      In doubt
    </Badge>
  );
}
