import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Webhook } from '@/lib/webhooks/contract';
import { WebhookActions } from './webhook-actions';
import { WebhookState } from './webhook-state';

export function WebhooksTable({
  webhooks,
  eventNames,
  formats,
}: {
  webhooks: readonly Webhook[];
  eventNames: readonly Webhook['events'][number][];
  formats: Formats;
}) {
  const t = useTranslations('webhooks');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <HeadCell className="w-full">{t('address')}</HeadCell>
        <HeadCell>{t('state')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {webhooks.map((webhook) => (
          <Row key={webhook.id}>
            <th scope="row" className="min-w-0 px-3 py-2 font-normal break-all @max-2xl:p-0">
              <Link
                href={`/settings/webhooks/${webhook.id}`}
                title={webhook.url}
                className="line-clamp-3 min-h-6 font-medium text-accent underline-offset-2 hover:underline"
              >
                {webhook.url}
              </Link>
              <p className="text-sm break-words text-soft">{webhook.events.join(', ')}</p>
              {webhook.disabledReason ? (
                <p className="text-sm break-words text-bad">{webhook.disabledReason}</p>
              ) : null}
            </th>
            <Cell label={t('state')}>
              <WebhookState webhook={webhook} formats={formats} />
            </Cell>
            <Cell>
              <WebhookActions webhook={webhook} eventNames={eventNames} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
