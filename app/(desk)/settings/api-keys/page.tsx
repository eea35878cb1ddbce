import { KeyRound } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ApiKeysTable } from '@/components/settings/api-keys-table';
import { NewApiKey } from '@/components/settings/new-api-key';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/link-class';
import { listApiKeys } from '@/lib/settings/list-api-keys';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('apiKeys'))('title') };
}

export default async function ApiKeysPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const page = await listApiKeys(ctx, { limit, offset });
  const t = await getTranslations('apiKeys');
  return (
    <RoomWords rooms={['apiKeys', 'settings']}>
      <SettingsSection
        title={t('title')}
        intro={t.rich('intro', {
          link: (inside) => (
            <Link href="/docs/api" className={linkClass()}>
              {inside}
            </Link>
          ),
        })}
        actions={<NewApiKey />}
      >
        {page.apiKeys.length > 0 ? (
          <ApiKeysTable apiKeys={page.apiKeys} formats={await pageFormats()} />
        ) : (
          <EmptyState icon={KeyRound} title={t('none')}>
            {t('noneWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/settings/api-keys', {})} />
      </SettingsSection>
    </RoomWords>
  );
}
