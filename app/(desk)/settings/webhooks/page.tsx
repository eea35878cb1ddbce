import { Webhook } from 'lucide-react';
import type { Metadata } from 'next';
import { NewWebhook } from '@/components/settings/new-webhook';
import { SettingsSection } from '@/components/settings/settings-section';
import { VerifySnippet } from '@/components/settings/verify-snippet';
import { WebhooksTable } from '@/components/settings/webhooks-table';
import { Pager, pageAddress } from '@/components/shell/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { eventNames } from '@/lib/webhooks/event-names';
import { listWebhooks } from '@/lib/webhooks/list-webhooks';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Webhooks' };

export default async function WebhooksPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const page = await listWebhooks(ctx, { limit, offset });
  return (
    <>
      <SettingsSection
        title="Webhooks"
        intro="Other systems are told of orders as they move: a signed POST for each event, retried for up to 3 days."
        actions={<NewWebhook eventNames={eventNames} />}
      >
        {page.webhooks.length > 0 ? (
          <WebhooksTable webhooks={page.webhooks} eventNames={eventNames} formats={await pageFormats()} />
        ) : (
          <EmptyState icon={Webhook} title="No webhooks">
            Add the address of a system that wants to know when an order arrives, is approved or is done.
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/settings/webhooks', {})} />
      </SettingsSection>
      <VerifySnippet />
    </>
  );
}
