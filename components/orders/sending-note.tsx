import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { FullOrder } from '@/lib/orders/answers';
import type { Words } from '@/lib/words/words';
import { cameLate } from './came-late';

type Sending = Pick<FullOrder, 'quote' | 'groupName'>;

/** The group that a message was sent in, and the words of the message that it answers, with the way to its order. */
export function SendingNote({ order, hrefOf }: { order: Sending; hrefOf: (orderId: string) => string }) {
  const t = useTranslations('orders');
  const { quote, groupName } = order;
  if (quote === null && groupName === null) return null;
  return (
    <div className="grid gap-1 text-sm">
      {groupName === null ? null : (
        <p className="text-soft">
          {t.rich('inGroup', {
            name: () => <bdi className="font-medium break-words text-ink">{groupName}</bdi>,
          })}
        </p>
      )}
      {quote === null ? null : (
        <figure className="border-l-3 border-edge-strong pl-2">
          <figcaption className="text-xs text-soft">
            {t(`answers_${quote.author ?? 'UNKNOWN'}`)}
            {quote.orderId === null ? null : (
              <>
                {' · '}
                <Link
                  href={hrefOf(quote.orderId)}
                  className="rounded-sm text-accent underline underline-offset-2"
                >
                  {t('itsOrder')}
                </Link>
              </>
            )}
          </figcaption>
          {quote.text === null ? null : (
            <blockquote dir="auto" className="line-clamp-4 break-words whitespace-pre-wrap text-soft">
              {quote.text}
            </blockquote>
          )}
        </figure>
      )}
    </div>
  );
}

/** `14:05`; `sent Tue 09:14, came today 11:20` when that is another time; and what became of the message since. */
export function sendingTimes(
  order: Pick<
    FullOrder,
    'createdAt' | 'sentAt' | 'editedAt' | 'deletedByCustomerAt' | 'wordsRemovedAt' | 'parentOrderId'
  >,
  formats: Pick<Formats, 'time' | 'about'>,
  { now, t }: { now: number; t: Words<'orders'> },
): string {
  const { createdAt, sentAt, editedAt, deletedByCustomerAt, wordsRemovedAt } = order;
  const times = [
    sentAt !== null && cameLate(order)
      ? t('sentCame', { sent: formats.about(sentAt, now), came: formats.about(createdAt, now) })
      : formats.time(createdAt),
    ...(editedAt === null ? [] : [t('changedByCustomer', { time: formats.about(editedAt, now) })]),
    ...(deletedByCustomerAt === null
      ? []
      : [t('deletedByCustomer', { time: formats.about(deletedByCustomerAt, now) })]),
    ...(wordsRemovedAt === null ? [] : [t('wordsRemovedAt', { time: formats.about(wordsRemovedAt, now) })]),
  ];
  return times.join(' · ');
}
