import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Delivery } from '@/lib/webhooks/contract';
import { deliveryTones } from './delivery-tones';
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
  const t = useTranslations('webhooks');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('deliveriesCaption')}>
      <TableHead>
        <HeadCell>{t('event')}</HeadCell>
        <HeadCell>{t('status')}</HeadCell>
        <HeadCell className="w-full">{t('attempts')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => {
          return (
            <Row key={delivery.id} className="align-top">
              <th scope="row" className="px-3 py-2 align-top font-normal whitespace-nowrap @max-2xl:p-0">
                <p className="flex items-center gap-2 font-medium">
                  {delivery.event}
                  {delivery.isTest ? <Badge tone="plain">{t('test')}</Badge> : null}
                </p>
                <p className="text-sm text-soft">{formats.moment(delivery.createdAt)}</p>
              </th>
              <Cell label={t('status')} className="align-top">
                <span>
                  <Badge tone={deliveryTones[delivery.status]}>{t(`delivery_${delivery.status}`)}</Badge>
                  {delivery.nextAttemptAt ? (
                    <span className="block text-sm whitespace-nowrap text-soft">
                      {t('nextTry', { time: formats.moment(delivery.nextAttemptAt) })}
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
  const t = useTranslations('webhooks');
  if (attempts.length === 0) return <p className="text-soft">{t('noneYet')}</p>;
  return (
    <ol className="grid gap-1">
      {attempts.map(({ number, statusCode, error, durationMs, responseExcerpt, createdAt }) => (
        <li key={number} className="min-w-0">
          <p className="break-words">
            <span className="font-medium">{statusCode ?? t('noAnswerShort')}</span>{' '}
            <span className="text-soft">
              {t('afterMs', { ms: String(durationMs) })} · {formats.moment(createdAt)}
            </span>
          </p>
          {error ? <p className="text-sm break-words text-bad">{error}</p> : null}
          {responseExcerpt ? (
            <details>
              <summary className="min-h-6 text-sm text-soft">{t('answer')}</summary>
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
  const t = useTranslations('webhooks');
  const headers = attempts.at(-1)?.requestHeaders;
  return (
    <details>
      <summary className="min-h-6 text-sm text-soft">{t('request')}</summary>
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
