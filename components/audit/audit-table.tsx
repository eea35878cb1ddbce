import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { AuditEvent } from '@/lib/audit/contract';
import { describeEvent } from './describe-event';

/** Who did what, newest first. */
export function AuditTable({ events, formats }: { events: readonly AuditEvent[]; formats: Formats }) {
  return (
    <Table caption="What was done, newest first">
      <TableHead>
        <HeadCell>What</HeadCell>
        <HeadCell>Who</HeadCell>
        <HeadCell>When</HeadCell>
        <HeadCell>Where</HeadCell>
      </TableHead>
      <TableBody>
        {events.map((event) => {
          const { title, detail } = describeEvent(event);
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
              <Cell label="Who" className="min-w-36 align-top break-words @max-2xl:min-w-0">
                <span dir="auto" className="min-w-0 @max-2xl:text-right">
                  {actorWords(event.actor)}
                  {event.address ? (
                    <span className="block text-sm text-soft">from {event.address}</span>
                  ) : null}
                </span>
              </Cell>
              <Cell label="When" className="align-top whitespace-nowrap text-soft">
                <time dateTime={event.createdAt}>{formats.moment(event.createdAt)}</time>
              </Cell>
              <Cell className="align-top whitespace-nowrap">{whereOf(event)}</Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

const pagesOf: Record<string, { path: string; words: string }> = {
  product: { path: '/products', words: 'Product' },
  stock: { path: '/products', words: 'Product' },
  customer: { path: '/customers', words: 'Customer' },
};

function whereOf({ action, orderId, subjectId }: AuditEvent): ReactNode {
  if (orderId) return <PageLink href={`/orders/${orderId}`}>Order</PageLink>;
  const page = pagesOf[action.split('.')[0] ?? ''];
  return page && subjectId ? <PageLink href={`${page.path}/${subjectId}`}>{page.words}</PageLink> : null;
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

function actorWords({ kind, name }: AuditEvent['actor']): string {
  switch (kind) {
    case 'system':
      return 'The service';
    case 'api_key':
      return `${name} (API key)`;
    case 'customer':
      return `${name} (customer)`;
    case 'user':
      return name;
  }
}
