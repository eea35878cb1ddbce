'use client';

import { MessageSquareReply } from 'lucide-react';
import { useFormats, useNow } from '@/components/shell/desk-context';
import type { FullOrder } from '@/lib/orders/answers';
import { useReview } from '../review-context';

type Says = NonNullable<FullOrder['questions'][number]['says']>;

const words: Record<Says, string> = {
  confirm: 'Confirmed by the customer',
  change: 'The customer wants a change',
  cancel: 'The customer wants it cancelled',
};

/** How the customer answered when the order was last read back to them. */
export function ReadBackNote() {
  const { order } = useReview();
  const formats = useFormats();
  const now = useNow();
  const last = order.questions.findLast(({ lineId }) => lineId === null);
  if (!last) return null;
  const isGood = last.says === 'confirm';
  return (
    <p className={`flex items-center gap-1 px-2 pt-1 text-xs ${isGood ? 'text-good' : 'text-info'}`}>
      <MessageSquareReply aria-hidden className="size-3.5 shrink-0" />
      {last.answeredAt === null || last.says === null
        ? `Read back ${last.askedBy === null ? 'by the service ' : ''}${formats.about(last.askedAt, now)}, no answer yet`
        : `${words[last.says]} ${formats.about(last.answeredAt, now)}`}
    </p>
  );
}
