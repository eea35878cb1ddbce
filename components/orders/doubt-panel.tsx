'use client';

import { Ban, FileCheck, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats } from '@/components/shell/desk-context';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { FullOrder } from '@/lib/orders/answers';
import { DoubtDialogs } from './doubt-dialogs';
import { useDoubt } from './use-doubt';

/** Of an order that the ERP may have: what is not known, and what a person can say who has looked there. */
export function DoubtPanel({ order, onDone }: { order: FullOrder; onDone?: () => void }) {
  const t = useTranslations('orders');
  const { moment } = useFormats();
  const doubt = useDoubt(order, onDone);
  if (order.erp.doubt === null) return null;
  const { state, since, message } = order.erp.doubt;
  return (
    <section aria-label={t('inDoubt')}>
      <Notice tone="warn">
        <h2 className="font-medium">{t('doubtTitle')}</h2>
        <p>{t('doubtAsked', { time: moment(since), answer: message })}</p>
        <p>
          {t(state === 'ASKING' ? 'askedToReturn' : 'doubtCannotAsk')} {t('toldNothing')}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button onClick={() => doubt.ask('FOUND')}>
            <FileCheck aria-hidden />
            {t('isInErp')}
          </Button>
          <Button onClick={() => doubt.ask('NOT_THERE')}>
            <SearchX aria-hidden />
            {t('isNotThere')}
          </Button>
          <Button tone="danger" onClick={() => doubt.ask('GIVE_UP')}>
            <Ban aria-hidden />
            {t('giveUp')}
          </Button>
        </div>
      </Notice>
      <DoubtDialogs order={order} doubt={doubt} />
    </section>
  );
}
