'use client';

import { Inbox, Printer, RotateCw } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { saysNothing } from '@/components/review/verdicts/send-approval';
import { useVerdicts } from '@/components/review/verdicts/use-verdicts';
import { useDesk } from '@/components/shell/desk-context';
import { Button, buttonClass } from '@/components/ui/button';
import type { FullOrder } from '@/lib/orders/answers';
import { openQuestions } from '@/lib/orders/open-questions';
import { isEditable } from '@/lib/orders/status';
import { isPickable } from './is-pickable';

/** What can be done with an order from its page: review it, send it to the ERP again, print it. */
export function OrderActions({ order }: { order: FullOrder }) {
  const t = useTranslations('orderPages');
  const router = useRouter();
  const isManager = useDesk().role === 'manager';
  const verdicts = useVerdicts((orderId) => router.push(`/review/${orderId}`), {
    onDone: () => router.refresh(),
    mayUndo: false,
  });
  const mayRetry =
    order.status === 'FAILED' &&
    order.erp.lastError !== null &&
    order.customer.verification === 'VERIFIED' &&
    openQuestions(order.questions).length === 0 &&
    (order.customer.creditStatus !== 'HOLD' || isManager);
  return (
    <>
      {isPickable(order) ? (
        <Link href={`/orders/${order.id}/pick-slip`} className={buttonClass()}>
          <Printer aria-hidden />
          {t('pickSlip')}
        </Link>
      ) : null}
      {isEditable(order.status) ? (
        <Link
          href={`/review/${order.id}`}
          className={buttonClass({ tone: order.status === 'PENDING_REVIEW' ? 'primary' : 'plain' })}
        >
          <Inbox aria-hidden />
          {t('openInReview')}
        </Link>
      ) : null}
      {mayRetry ? (
        <Button
          tone="primary"
          disabled={verdicts.busy}
          onClick={() =>
            verdicts.approve(order, {
              ...saysNothing,
              overrideCreditHold: order.customer.creditStatus === 'HOLD',
            })
          }
        >
          <RotateCw aria-hidden />
          {t(verdicts.busy ? 'sending' : 'sendToErpAgain')}
        </Button>
      ) : null}
    </>
  );
}
