'use client';

import { Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { FullOrder } from '@/lib/orders/answers';
import { useClaim } from './use-claim';

/** Claims the open order, and says who is on it when that is somebody else. */
export function ClaimNotice({ order, onTaken }: { order: FullOrder; onTaken: () => void }) {
  const t = useTranslations('review');
  const { takeOver, takingOver } = useClaim(order.id, onTaken);
  const other = order.claim && !order.claim.yours ? order.claim.name : null;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <output aria-live="polite" className="flex min-w-0 items-center gap-1 text-warn">
        {other ? (
          <>
            <Users aria-hidden className="size-4 shrink-0" />
            <span className="max-w-40 truncate" title={other}>
              {other}
            </span>{' '}
            <span className="whitespace-nowrap">{t('isOnOrder')}</span>
          </>
        ) : null}
      </output>
      {other ? (
        <Button size="small" onClick={takeOver} disabled={takingOver}>
          {t('takeOver')}
        </Button>
      ) : null}
    </div>
  );
}
