import type { Metadata } from 'next';
import Link from 'next/link';
import { ImportsTable } from '@/components/imports/imports-table';
import { NewImport } from '@/components/imports/new-import';
import { SettingsSection } from '@/components/settings/settings-section';
import { Pager, pageAddress } from '@/components/shell/pager';
import { linkClass } from '@/components/ui/link-class';
import { listImports } from '@/lib/imports/list-imports';
import { getErpSettings } from '@/lib/settings/get-erp-settings';
import { readListSearch, type SearchParams } from '../../list-search';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Import' };

export default async function ImportsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { limit, offset } = await readListSearch(searchParams);
  const [page, erp] = await Promise.all([listImports(ctx, { limit, offset }), getErpSettings(ctx)]);
  return (
    <SettingsSection
      title="Import"
      intro="Products, prices, customers with their branches, item codes and aliases, stock and order history from your files. Each file is tried out first, and can be taken back as a whole for a week."
    >
      <NewImport mayFetch={erp.type === 'erp_evolution'} />
      <p>
        <Link href="/settings/imports/phrases" className={linkClass()}>
          What your customers call your products
        </Link>
        , by the order history that was imported
      </p>
      {page.imports.length > 0 ? <ImportsTable imports={page.imports} formats={await pageFormats()} /> : null}
      <Pager page={{ ...page, totalIsExact: true }} address={pageAddress('/settings/imports', {})} />
    </SettingsSection>
  );
}
