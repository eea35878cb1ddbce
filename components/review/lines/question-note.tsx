'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats, useNow } from '@/components/shell/desk-context';
import type { FullOrderLine } from '@/lib/orders/answers';
import { useReview } from '../review-context';

/** What the customer was asked last about a line, for as long as they have not answered and nobody has decided. */
export function QuestionNote({ line }: { line: FullOrderLine }) {
  const t = useTranslations('reviewLines');
  const { order } = useReview();
  const formats = useFormats();
  const now = useNow();
  const asked = order.questions.findLast(({ lineId }) => lineId === line.id);
  if (!asked || asked.answeredAt !== null || line.verified) return null;
  return (
    <span className="flex items-center gap-1 text-xs text-info">
      <MessageCircleQuestion aria-hidden className="size-3.5 shrink-0" />
      {t(asked.askedBy === null ? 'askedByService' : 'askedAt', {
        time: formats.about(asked.askedAt, now),
      })}
    </span>
  );
}
