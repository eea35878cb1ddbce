import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/orders/status-badge';
import type { Formats } from '@/components/shell/formats';
import { linkClass } from '@/components/ui/link-class';
import type { ConversationMessage } from '@/lib/customers/conversation-contract';
import { DeliveryState } from './delivery-state';
import { MessageWords } from './message-words';

/** What was written to and fro, oldest first: the customer on the left, the service on the right. */
export function Conversation({
  messages,
  customerName,
  formats,
}: {
  messages: readonly ConversationMessage[];
  customerName: string;
  formats: Formats;
}) {
  const t = useTranslations('customers');
  return (
    <ol className="grid gap-2">
      {messages.map((message) => {
        const isOurs = message.kind === 'ANSWER';
        return (
          <li
            key={message.id}
            className={clsx(
              'grid max-w-[85%] min-w-0 gap-1 rounded-xl px-3 py-2',
              isOurs
                ? 'ml-auto rounded-tr-none bg-accent-soft'
                : 'mr-auto rounded-tl-none border border-edge bg-paper shadow-sheet',
            )}
          >
            <span className="sr-only">{isOurs ? t('weWrote') : t('theySent', { name: customerName })}</span>
            <MessageWords message={message} customerName={customerName} />
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
              <time dateTime={message.at}>{formats.moment(message.at)}</time>
              {message.delivery ? <DeliveryState delivery={message.delivery} /> : null}
              {message.order ? <OrderLink order={message.order} isNew={!isOurs} formats={formats} /> : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function OrderLink({
  order,
  isNew,
  formats,
}: {
  order: NonNullable<ConversationMessage['order']>;
  isNew: boolean;
  formats: Formats;
}) {
  const t = useTranslations('customers');
  return (
    <>
      <Link href={`/orders/${order.id}`} className={linkClass('touch:py-3')}>
        {t(isNew ? 'itsOrder' : 'order')}
        {order.erpSalesOrderId ? ` ${order.erpSalesOrderId}` : ''}
      </Link>
      {isNew ? (
        <>
          <StatusBadge status={order.status} closedAs={order.closedAs} />
          {order.totalAmount > 0 ? <span>{formats.money(order.totalAmount)}</span> : null}
        </>
      ) : null}
    </>
  );
}
