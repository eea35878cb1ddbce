'use client';

import { AlarmClock, User } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useFormats, useNow } from '@/components/shell/desk-context';
import { LateMenu } from '@/components/shell/late-menu';
import { Button } from '@/components/ui/button';
import { KeyHint } from '../keys/key-hint';
import { useReview } from '../review-context';

const load = () => import('./order-plan-menu');

/** Who is to see to the open order and until when it is put off, with the menu that changes both. */
export function OrderPlan() {
  return <LateMenu button={PlanButton} load={load} />;
}

function PlanButton(props: ComponentProps<'button'>) {
  const t = useTranslations('review');
  const { order } = useReview();
  const formats = useFormats();
  const now = useNow();
  const { assignee, snoozedUntil } = order;
  const words = [
    ...(assignee ? [assignee.yours ? t('forYou') : t('forName', { name: assignee.name })] : []),
    ...(snoozedUntil ? [t('untilTime', { time: formats.about(snoozedUntil, now) })] : []),
  ].join(', ');
  return (
    <Button
      size="small"
      tone="quiet"
      data-plan=""
      aria-label={words === '' ? t('assignOrPutOff') : `${words}. ${t('assignOrPutOff')}`}
      title={t('assignOrPutOff')}
      {...props}
    >
      {snoozedUntil ? <AlarmClock aria-hidden /> : <User aria-hidden />}
      <bdi className="max-w-36 truncate max-sm:sr-only">{words === '' ? t('assign') : words}</bdi>
      <span className="max-sm:hidden">
        <KeyHint action="plan" />
      </span>
    </Button>
  );
}
