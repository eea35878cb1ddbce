'use client';

import { MessageSquareReply } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useFormats, useNow } from '@/components/shell/desk-context';
import type { FullOrder } from '@/lib/orders/answers';
import { useReview } from '../review-context';

/** How the customer answered when the order was last read back to them. */
export function ReadBackNote() {
  const last = useReview().order.questions.findLast(({ lineId }) => lineId === null);
  return last ? <Note asked={last} /> : null;
}

function Note({ asked: { says, askedBy, askedAt, answeredAt } }: { asked: FullOrder['questions'][number] }) {
  const t = useTranslations('reviewHead');
  const formats = useFormats();
  const now = useNow();
  return (
    <p
      className={`flex items-center gap-1 px-2 pt-1 text-xs ${says === 'confirm' ? 'text-good' : 'text-info'}`}
    >
      <MessageSquareReply aria-hidden className="size-3.5 shrink-0" />
      {answeredAt === null || says === null
        ? t(askedBy === null ? 'readBackByService' : 'readBackAt', { time: formats.about(askedAt, now) })
        : t(`says_${says}`, { time: formats.about(answeredAt, now) })}
    </p>
  );
}
