import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import type { FullOrder } from '@/lib/orders/answers';
import { cameLate } from './came-late';

type Sending = Pick<FullOrder, 'quote' | 'groupName'>;

/** The group that a message was sent in, and the words of the message that it answers, with the way to its order. */
export function SendingNote({ order, hrefOf }: { order: Sending; hrefOf: (orderId: string) => string }) {
  const { quote, groupName } = order;
  if (quote === null && groupName === null) return null;
  return (
    <div className="grid gap-1 text-sm">
      {groupName === null ? null : (
        <p className="text-soft">
          in the group <bdi className="font-medium break-words text-ink">{groupName}</bdi>
        </p>
      )}
      {quote === null ? null : (
        <figure className="border-l-3 border-edge-strong pl-2">
          <figcaption className="text-xs text-soft">
            {answered[quote.author ?? 'UNKNOWN']}
            {quote.orderId === null ? null : (
              <>
                {' · '}
                <Link
                  href={hrefOf(quote.orderId)}
                  className="rounded-sm text-accent underline underline-offset-2"
                >
                  its order
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

const answered = {
  CUSTOMER: 'answers their own message',
  SERVICE: 'answers our message',
  UNKNOWN: 'answers an earlier message',
};

/** `14:05`; `sent Tue 09:14, came today 11:20` when that is another time; and what became of the message since. */
export function sendingTimes(
  order: Pick<
    FullOrder,
    'createdAt' | 'sentAt' | 'editedAt' | 'deletedByCustomerAt' | 'wordsRemovedAt' | 'parentOrderId'
  >,
  formats: Pick<Formats, 'time' | 'about'>,
  now: number,
): string {
  const { createdAt, sentAt, editedAt, deletedByCustomerAt, wordsRemovedAt } = order;
  const times = [
    sentAt !== null && cameLate(order)
      ? `sent ${formats.about(sentAt, now)}, came ${formats.about(createdAt, now)}`
      : formats.time(createdAt),
    ...(editedAt === null ? [] : [`changed by the customer ${formats.about(editedAt, now)}`]),
    ...(deletedByCustomerAt === null
      ? []
      : [`deleted by the customer ${formats.about(deletedByCustomerAt, now)}`]),
    ...(wordsRemovedAt === null ? [] : [`words removed ${formats.about(wordsRemovedAt, now)}`]),
  ];
  return times.join(' · ');
}
