import { Send } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DeliveriesTable } from '@/components/settings/deliveries-table';
import { SettingsSection } from '@/components/settings/settings-section';
import { WebhookActions } from '@/components/settings/webhook-actions';
import { WebhookState } from '@/components/settings/webhook-state';
import { WebhookTools } from '@/components/settings/webhook-tools';
import { ListFilter } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { clock } from '@/lib/clock';
import { isUuid } from '@/lib/ids';
import { deliveryStatus, type Webhook } from '@/lib/webhooks/contract';
import { eventNames } from '@/lib/webhooks/event-names';
import { getWebhook } from '@/lib/webhooks/get-webhook';
import { listDeliveries } from '@/lib/webhooks/list-deliveries';
import { readListSearch, type SearchParams } from '../../../list-search';
import { orNotFound } from '../../../or-not-found';
import { pageFormats } from '../../../page-formats';
import { managerContext } from '../../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('webhook') };
}

const isRotating = ({ previousSecretUntil }: Webhook) =>
  previousSecretUntil !== null && new Date(previousSecretUntil) > clock.now();

export default async function WebhookPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const webhook = await orNotFound(getWebhook(ctx, id));
  const { one, limit, offset } = await readListSearch(searchParams);
  const status = deliveryStatus.options.find((each) => each === one('status'));
  const page = await listDeliveries(ctx, { webhookId: id, status, limit, offset });
  const formats = await pageFormats();
  const path = `/settings/webhooks/${id}`;
  const t = await getTranslations('webhooks');
  return (
    <RoomWords rooms={['settings', 'webhooks']}>
      <SettingsSection
        title={<span className="break-all">{webhook.url}</span>}
        intro={
          <span className="flex flex-wrap items-center gap-2">
            <WebhookState webhook={webhook} formats={formats} />
            {webhook.events.join(', ')}
            {webhook.maxPerMinute === null
              ? null
              : ` · ${t('perMinute', { count: String(webhook.maxPerMinute) })}`}
            {isRotating(webhook) ? (
              <Badge tone="info">
                {t('bothSign', { time: formats.moment(webhook.previousSecretUntil ?? '') })}
              </Badge>
            ) : null}
          </span>
        }
        actions={<WebhookActions webhook={webhook} eventNames={eventNames} isAlone />}
      >
        {webhook.disabledReason ? (
          <Notice tone="bad">{t('switchedOff', { why: webhook.disabledReason })}</Notice>
        ) : null}
        <WebhookTools webhook={webhook} eventNames={eventNames} />
        <search>
          <ListFilter
            name="status"
            label={t('status')}
            options={deliveryStatus.options.map((value) => ({ value, words: t(`delivery_${value}`) }))}
          />
        </search>
        {page.deliveries.length > 0 ? (
          <DeliveriesTable webhookId={id} deliveries={page.deliveries} formats={formats} />
        ) : status || offset > 0 ? (
          <NothingFound path={path} />
        ) : (
          <EmptyState icon={Send} title={t('nothingSent')}>
            {t('nothingSentWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress(path, { status })} />
      </SettingsSection>
    </RoomWords>
  );
}
