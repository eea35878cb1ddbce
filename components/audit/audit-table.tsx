import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { AuditEvent } from '@/lib/audit/contract';
import type { Words } from '@/lib/words/words';
import { describeEvent } from './describe-event';

/** Who did what, newest first. */
export function AuditTable({ events, formats }: { events: readonly AuditEvent[]; formats: Formats }) {
  const t = useTranslations('audit');
  const words = {
    events: useTranslations('events'),
    fields: useTranslations('auditFields'),
    scopes: useTranslations('apiKeys'),
    imports: useTranslations('imports'),
    work: useTranslations('health'),
    formats,
  };
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell>{t('what')}</HeadCell>
        <HeadCell>{t('who')}</HeadCell>
        <HeadCell>{t('when')}</HeadCell>
        <HeadCell>{t('where')}</HeadCell>
      </TableHead>
      <TableBody>
        {events.map((event) => {
          const { title, detail } = describeEvent(event, words);
          return (
            <Row key={event.id} className="align-top">
              <th
                scope="row"
                className="w-full max-w-0 px-3 py-2 align-top font-normal @max-2xl:min-w-0 @max-2xl:max-w-none @max-2xl:p-0"
              >
                <p className="font-medium">{title}</p>
                {detail ? (
                  <p dir="auto" className="line-clamp-6 text-sm break-words text-soft">
                    {detail}
                  </p>
                ) : null}
              </th>
              <Cell label={t('who')} className="min-w-36 align-top break-words @max-2xl:min-w-0">
                <span dir="auto" className="min-w-0 @max-2xl:text-right">
                  {actorWords(event.actor, t)}
                  {event.address ? (
                    <span className="block text-sm text-soft">
                      {t('fromAddress', { address: event.address })}
                    </span>
                  ) : null}
                </span>
              </Cell>
              <Cell label={t('when')} className="align-top whitespace-nowrap text-soft">
                <time dateTime={event.createdAt}>{formats.moment(event.createdAt)}</time>
              </Cell>
              <Cell className="align-top whitespace-nowrap">{whereOf(event, t)}</Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

const pagesOf: Record<string, { path: string; words: 'product' | 'customer' }> = {
  product: { path: '/products', words: 'product' },
  stock: { path: '/products', words: 'product' },
  customer: { path: '/customers', words: 'customer' },
};

function whereOf({ action, orderId, subjectId }: AuditEvent, t: Words<'audit'>): ReactNode {
  if (orderId) return <PageLink href={`/orders/${orderId}`}>{t('order')}</PageLink>;
  const page = pagesOf[action.split('.')[0] ?? ''];
  return page && subjectId ? <PageLink href={`${page.path}/${subjectId}`}>{t(page.words)}</PageLink> : null;
}

function PageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-2 touch:min-h-11"
    >
      {children}
    </Link>
  );
}

function actorWords({ kind, name }: AuditEvent['actor'], t: Words<'audit'>): string {
  switch (kind) {
    case 'system':
      return t('actor_system');
    case 'api_key':
      return t('byKey', { name });
    case 'customer':
      return t('byCustomer', { name });
    case 'user':
      return name;
  }
}
