'use client';

import { Ellipsis, MessageSquareOff, MessageSquareReply, Printer, Split } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { askForKeys } from '@/components/shell/ask-for-keys';
import { LateMenu } from '@/components/shell/late-menu';
import { Button, buttonClass } from '@/components/ui/button';
import { mayMove } from '@/lib/orders/status';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';
import { mayReadBack, maySplit, pickSlipOf } from './order-actions';

const load = () => import('./more-menu-items');

/** What can be done with the order beside the verdict: side by side where there is room, else behind one button. */
export function MoreActions() {
  const t = useTranslations('reviewVerdicts');
  const { order, show, setAside } = useReview();
  return (
    <>
      <div className="hidden items-center gap-2 lg:flex">
        <a href={pickSlipOf(order)} target="_blank" rel="noopener" className={buttonClass({ tone: 'quiet' })}>
          <Printer aria-hidden />
          {t('pickSlip')}
          <KeyHint action="pickSlip" />
        </a>
        {mayMove(order.status, 'setAside') ? (
          <Button tone="quiet" onClick={setAside}>
            <MessageSquareOff aria-hidden />
            {t('notAnOrder')}
            <KeyHint action="setAside" />
          </Button>
        ) : null}
        {mayReadBack(order) ? (
          <Button tone="quiet" onClick={() => show('readBack')}>
            <MessageSquareReply aria-hidden />
            {t('readBack')}
            <KeyHint action="readBack" />
          </Button>
        ) : null}
        {maySplit(order) ? (
          <Button tone="quiet" onClick={() => show('split')}>
            <Split aria-hidden />
            {t('split')}
            <KeyHint action="split" />
          </Button>
        ) : null}
        <Button tone="quiet" size="icon" aria-label={t('allKeys')} onClick={askForKeys}>
          <KeyHint action="help" />
        </Button>
      </div>
      <div className="lg:hidden">
        <LateMenu button={MoreButton} load={load} />
      </div>
    </>
  );
}

function MoreButton(props: ComponentProps<'button'>) {
  const t = useTranslations('reviewVerdicts');
  return (
    <Button tone="quiet" size="icon" aria-label={t('more')} {...props}>
      <Ellipsis aria-hidden />
    </Button>
  );
}
