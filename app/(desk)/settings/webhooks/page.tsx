import { Webhook } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewWebhook } from '@/components/settings/new-webhook';
import { SettingsSection } from '@/components/settings/settings-section';
import { VerifySnippet } from '@/components/settings/verify-snippet';
import { WebhooksTable } from '@/components/settings/webhooks-table';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { eventNames } from '@/lib/webhooks/event-names';
import { listWebhooks } from '@/lib/webhooks/list-webhooks';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('webhooks'))('title') };
}

export default async function WebhooksPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const page = await listWebhooks(ctx, { limit, offset });
  const t = await getTranslations('webhooks');
  return (
    <RoomWords rooms={['settings', 'webhooks']}>
      <SettingsSection title={t('title')} intro={t('intro')} actions={<NewWebhook eventNames={eventNames} />}>
        {page.webhooks.length > 0 ? (
          <WebhooksTable webhooks={page.webhooks} eventNames={eventNames} formats={await pageFormats()} />
        ) : (
          <EmptyState icon={Webhook} title={t('none')}>
            {t('noneWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/settings/webhooks', {})} />
      </SettingsSection>
      <VerifySnippet />
    </RoomWords>
  );
}
