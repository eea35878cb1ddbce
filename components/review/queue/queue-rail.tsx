import { clsx } from 'clsx';
import { CircleAlert, Eye, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { needsLook } from '@/lib/certainty';
import type { ListedOrder } from '@/lib/orders/answers';
import { obstaclesOf } from '@/lib/orders/obstacles';
import { isReady, isTaken } from '@/lib/orders/queue';

/** An order of the queue where that is a rail: whose it is by their initials, and whether it needs somebody. */
export function QueueRail({ order }: { order: ListedOrder }) {
  const t = useTranslations('review');
  const isOnIt = t('isOnItPlain', { name: order.claim?.name ?? '' });
  const words = order.customer.name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  return (
    <div className="hidden justify-items-center gap-1 md:max-xl:grid">
      <span className="sr-only">{order.customer.name}</span>
      <span aria-hidden className="grid size-9 place-items-center rounded-full bg-sunken text-sm font-medium">
        {words.slice(0, 2).map((word) => [...word][0]?.toUpperCase() ?? '')}
      </span>
      {isTaken(order) ? (
        <span className="text-warn" title={isOnIt}>
          <Users aria-hidden className="size-4" />
          <span className="sr-only">{isOnIt}</span>
        </span>
      ) : null}
      <RailState order={order} />
    </div>
  );
}

function RailState({ order }: { order: ListedOrder }) {
  const t = useTranslations('review');
  const tStatus = useTranslations('status');
  const open =
    order.lines.filter(needsLook).length +
    order.leftOut +
    order.tasks.length +
    order.proposals.length +
    (obstaclesOf(order).includes('head') ? 1 : 0);
  if (order.erpDoubt !== null) {
    return (
      <span className="text-xs text-warn">
        <span aria-hidden>?</span>
        <span className="sr-only">{t('inDoubt')}</span>
      </span>
    );
  }
  if (order.status === 'FAILED') {
    return (
      <span className="text-bad">
        <CircleAlert aria-hidden className="size-4" />
        <span className="sr-only">{tStatus('status_FAILED')}</span>
      </span>
    );
  }
  if (order.needsLook) {
    return (
      <span className="text-warn">
        <Eye aria-hidden className="size-4" />
        <span className="sr-only">{t('needsALookToo')}</span>
      </span>
    );
  }
  const ready = isReady(order);
  const look = order.lines.length === 0 ? '0 ⚠' : ready ? '✓' : '⚠';
  return (
    <span className={clsx('text-xs', ready ? 'text-good' : 'text-warn')}>
      {open > 0 ? `${open} ⚠` : look}
      <span className="sr-only">
        {t(open > 0 ? 'linesToCheck' : ready ? 'nothingToCheck' : 'needsALookToo')}
      </span>
    </span>
  );
}
