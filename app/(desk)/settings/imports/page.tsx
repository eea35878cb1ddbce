import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { ImportsTable } from '@/components/imports/imports-table';
import { NewImport } from '@/components/imports/new-import';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { linkClass } from '@/components/ui/link-class';
import { listImports } from '@/lib/imports/list-imports';
import { getErpSettings } from '@/lib/settings/get-erp-settings';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('imports'))('title') };
}

export default async function ImportsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const [page, erp] = await Promise.all([listImports(ctx, { limit, offset }), getErpSettings(ctx)]);
  const t = await getTranslations('imports');
  return (
    <RoomWords rooms={['imports']}>
      <SettingsSection title={t('title')} intro={t('intro')}>
        <NewImport mayFetch={erp.type === 'erp_evolution'} />
        <p>
          {t.rich('phrasesLink', {
            link: (inside) => (
              <Link href="/settings/imports/phrases" className={linkClass()}>
                {inside}
              </Link>
            ),
          })}
        </p>
        {page.imports.length > 0 ? (
          <ImportsTable imports={page.imports} formats={await pageFormats()} />
        ) : null}
        <Pager page={{ ...page, totalIsExact: true }} address={pageAddress('/settings/imports', {})} />
      </SettingsSection>
    </RoomWords>
  );
}
