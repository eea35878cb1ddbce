import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { DeliveryState } from '@/components/customers/delivery-state';
import { MessageWords } from '@/components/customers/message-words';
import { StatusBadge } from '@/components/orders/status-badge';
import { linkClass } from '@/components/ui/link-class';
import type { ThreadMessage as Message } from '@/lib/orders/message-contract';

interface Shown {
  message: Message;
  customerName: string;
  /** When it was written, in words. */
  time: string;
}

/**
 * One message of the conversation: the customer's on the left, ours on the right. What belongs to another order is quieter
 * and names that order.
 */
export function ThreadMessage({ message, customerName, time }: Shown) {
  const t = useTranslations('reviewSource');
  const { kind, order, quote, delivery, writtenBy, ofThisOrder } = message;
  const isOurs = kind === 'ANSWER';
  return (
    <li
      className={clsx(
        'grid max-w-[88%] min-w-0 gap-1 rounded-lg border px-2.5 py-1.5 text-sm',
        isOurs ? 'ml-auto rounded-tr-none' : 'mr-auto rounded-tl-none',
        ofThisOrder ? 'border-edge shadow-sheet' : 'border-edge border-dashed text-soft',
        ofThisOrder && (isOurs ? 'bg-accent-soft' : 'bg-paper'),
      )}
    >
      <span className="sr-only">
        {isOurs
          ? t(ofThisOrder ? 'weWrote' : 'weWroteElsewhere')
          : t(ofThisOrder ? 'theyWrote' : 'theyWroteElsewhere', { name: customerName })}
      </span>
      {quote?.text ? (
        <blockquote
          dir="auto"
          className="line-clamp-2 border-l-3 border-edge-strong pl-2 text-xs wrap-anywhere text-soft"
        >
          {quote.text}
        </blockquote>
      ) : null}
      <MessageWords message={message} customerName={customerName} />
      <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-xs text-soft">
        <time dateTime={message.at}>{time}</time>
        {isOurs ? <span>· {writtenBy ?? t('byItself')}</span> : null}
        {delivery ? <DeliveryState delivery={delivery} /> : null}
        {order && !ofThisOrder ? (
          <>
            <Link href={`/orders/${order.id}`} className={linkClass('touch:py-3')}>
              {order.erpSalesOrderId ?? t(isOurs ? 'otherOrder' : 'itsOrder')}
            </Link>
            {isOurs ? null : <StatusBadge status={order.status} closedAs={order.closedAs} />}
          </>
        ) : null}
      </p>
    </li>
  );
}
