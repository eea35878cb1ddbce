'use client';

import { clsx } from 'clsx';
import { ArrowLeft, CloudOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/orders/status-badge';
import { useFormats } from '@/components/shell/desk-context';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { FullOrder } from '@/lib/orders/answers';
import { OrderPlan } from './plan/order-plan';
import { ClaimNotice } from './queue/claim-notice';
import type { Saving } from './use-order';

export type Tab = 'message' | 'lines';

const tabs = ['lines', 'message'] as const satisfies readonly Tab[];

export function OrderHeader({
  order,
  saving,
  tab,
  onTab,
  onBack,
  onTaken,
}: {
  order: FullOrder;
  saving: Saving;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onBack: () => void;
  onTaken: () => void;
}) {
  const t = useTranslations('review');
  const { moment } = useFormats();
  return (
    <header className="shrink-0 border-b border-edge bg-paper max-md:sticky max-md:top-12 max-md:z-10 low:max-md:static">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5 md:px-4">
        <Button size="icon" tone="quiet" aria-label={t('backToQueue')} onClick={onBack} className="md:hidden">
          <ArrowLeft aria-hidden />
        </Button>
        <h2 className="min-w-0 flex-1 truncate text-lg font-semibold" title={order.customer.name}>
          {order.customer.name}
        </h2>
        <ClaimNotice order={order} onTaken={onTaken} />
        <OrderPlan />
        <span className="text-sm text-soft max-sm:hidden">{moment(order.createdAt)}</span>
        {order.location ? <Badge className="max-sm:hidden">{order.location.name}</Badge> : null}
        <StatusBadge status={order.status} closedAs={order.closedAs} />
        <output
          aria-live="polite"
          className={saving === 'waiting' ? 'flex items-center gap-1 text-warn' : 'sr-only'}
        >
          {saving === 'waiting' ? <CloudOff aria-hidden className="size-4 shrink-0" /> : null}
          {t(`saving_${saving}`)}
        </output>
      </div>
      <div role="tablist" aria-label={t('partsOfOrder')} className="grid grid-cols-2 md:hidden">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={tab === each}
            onClick={() => onTab(each)}
            className={clsx(
              'h-11 border-b-2 font-medium -outline-offset-2',
              tab === each ? 'border-accent text-ink' : 'border-transparent text-soft',
            )}
          >
            {t(`tab_${each}`)}
            {each === 'lines' ? ` (${order.lines.length})` : ''}
          </button>
        ))}
      </div>
    </header>
  );
}
