import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Delivery } from '@/lib/webhooks/contract';
import { deliveryWords } from './delivery-words';
import { SendAgain } from './send-again';

export function DeliveriesTable({
  webhookId,
  deliveries,
  formats,
}: {
  webhookId: string;
  deliveries: readonly Delivery[];
  formats: Formats;
}) {
  return (
    <Table caption="Deliveries, newest first">
      <TableHead>
        <HeadCell>Event</HeadCell>
        <HeadCell>Status</HeadCell>
        <HeadCell className="w-full">Attempts</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => {
          const { words, tone } = deliveryWords[delivery.status];
          return (
            <Row key={delivery.id} className="align-top">
              <th scope="row" className="px-3 py-2 align-top font-normal whitespace-nowrap @max-2xl:p-0">
                <p className="flex items-center gap-2 font-medium">
                  {delivery.event}
                  {delivery.isTest ? <Badge tone="plain">Test</Badge> : null}
                </p>
                <p className="text-sm text-soft">{formats.moment(delivery.createdAt)}</p>
              </th>
              <Cell label="Status" className="align-top">
                <span>
                  <Badge tone={tone}>{words}</Badge>
                  {delivery.nextAttemptAt ? (
                    <span className="block text-sm whitespace-nowrap text-soft">
                      Next try {formats.moment(delivery.nextAttemptAt)}
                    </span>
                  ) : null}
                </span>
              </Cell>
              <td className="min-w-0 px-3 py-2 align-top @max-2xl:block @max-2xl:p-0">
                <Attempts attempts={delivery.attempts} formats={formats} />
                <Request delivery={delivery} />
              </td>
              <Cell className="align-top">
                <SendAgain webhookId={webhookId} delivery={delivery} />
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Attempts({ attempts, formats }: { attempts: Delivery['attempts']; formats: Formats }) {
  if (attempts.length === 0) return <p className="text-soft">None yet</p>;
  return (
    <ol className="grid gap-1">
      {attempts.map(({ number, statusCode, error, durationMs, responseExcerpt, createdAt }) => (
        <li key={number} className="min-w-0">
          <p className="break-words">
            <span className="font-medium">{statusCode ?? 'No answer'}</span>{' '}
            <span className="text-soft">
              after {durationMs} ms · {formats.moment(createdAt)}
            </span>
          </p>
          {error ? <p className="text-sm break-words text-bad">{error}</p> : null}
          {responseExcerpt ? (
            <details>
              <summary className="min-h-6 text-sm text-soft">Answer</summary>
              <Excerpt>{responseExcerpt}</Excerpt>
            </details>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** What was sent: the body, which is the same each time, and the headers of the last attempt. */
function Request({ delivery: { requestBody, attempts } }: { delivery: Delivery }) {
  const headers = attempts.at(-1)?.requestHeaders;
  return (
    <details>
      <summary className="min-h-6 text-sm text-soft">Request</summary>
      <Excerpt>
        {headers ? Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`) : null}
        {headers ? '\n' : null}
        {requestBody}
      </Excerpt>
    </details>
  );
}

function Excerpt({ children }: { children: ReactNode }) {
  return (
    <pre className="max-h-60 overflow-y-auto rounded-md bg-sunken p-2 font-mono text-xs break-all whitespace-pre-wrap">
      {children}
    </pre>
  );
}
