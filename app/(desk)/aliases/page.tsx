import { Tags } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AliasesTable } from '@/components/catalogue/aliases-table';
import { AboutChips } from '@/components/shell/about-chips';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { SearchedNote } from '@/components/shell/searched-note';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { aliasScopes } from '@/lib/catalogue/answers';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';
import { readAbout } from '../read-about';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('aliases'))('title') };
}

const scopeWords = { TENANT: 'everyone', CUSTOMER: 'oneCustomer' } as const;

export default async function AliasesPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const scope = aliasScopes.find((each) => each === one('scope'));
  const conflicting = one('conflicting') === 'true' || undefined;
  const { product, customer } = await readAbout(ctx, one);
  const query = { search, scope, conflicting, product: product?.id, customer: customer?.id };
  const t = await getTranslations('aliases');
  const page = await listAliases(ctx, { ...query, limit, offset });
  const kept = { ...query, conflicting: conflicting && 'true' };
  return (
    <RoomWords rooms={['aliases']}>
      <Page
        title={t('title')}
        actions={<ExportMenu lists={[{ list: 'aliases', words: t('title'), query: kept }]} />}
      >
        <ListFilters label={t('search')}>
          <ListFilter
            name="scope"
            label={t('for')}
            options={aliasScopes.map((value) => ({ value, words: t(scopeWords[value]) }))}
          />
          <ListFilter
            name="conflicting"
            label={t('conflicts')}
            options={[{ value: 'true', words: t('contradicted') }]}
          />
          <AboutChips product={product} customer={customer} />
        </ListFilters>
        <SearchedNote searchedOnly={page.searchedOnly} rows="phrases" />
        {page.aliases.length > 0 ? (
          <AliasesTable aliases={page.aliases} formats={await pageFormats()} />
        ) : Object.values(query).some(Boolean) || offset > 0 ? (
          <NothingFound path="/aliases" />
        ) : (
          <EmptyState icon={Tags} title={t('noneYet')}>
            {t('noneYetWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/aliases', kept)} />
      </Page>
    </RoomWords>
  );
}
