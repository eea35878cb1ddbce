import { KeyRound } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { ApiKeysTable } from '@/components/settings/api-keys-table';
import { NewApiKey } from '@/components/settings/new-api-key';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/link-class';
import { listApiKeys } from '@/lib/settings/list-api-keys';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'API keys' };

export default async function ApiKeysPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const page = await listApiKeys(ctx, { limit, offset });
  return (
    <SettingsSection
      title="API keys"
      intro={
        <>
          Other systems call this service with a key, in the header X-API-Key. A key is shown once, when it is
          made, and may do what it was given by name; one of before there were scopes was given by name all
          that it could do then. What can be called, and how:{' '}
          <Link href="/docs/api" className={linkClass()}>
            the API’s guide and reference
          </Link>
          .
        </>
      }
      actions={<NewApiKey />}
    >
      {page.apiKeys.length > 0 ? (
        <ApiKeysTable apiKeys={page.apiKeys} formats={await pageFormats()} />
      ) : (
        <EmptyState icon={KeyRound} title="No API keys">
          Make one for each system that calls, so that each can be revoked by itself.
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress('/settings/api-keys', {})} />
    </SettingsSection>
  );
}
