import { Package, Sparkles } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { NewProduct } from '@/components/catalogue/new-product';
import { ProductsTable } from '@/components/catalogue/products-table';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { SearchedNote } from '@/components/shell/searched-note';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { listCategories } from '@/lib/catalogue/list-categories';
import { listProducts } from '@/lib/catalogue/list-products';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('products'))('products') };
}

export default async function ProductsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const category = one('category');
  const sale = saleOf(one('sale'));
  const discontinued = sale === undefined ? undefined : sale === 'discontinued';
  const sort = one('sort') === 'sku' ? 'sku' : 'name';
  const [page, categories] = await Promise.all([
    listProducts(ctx, { search, category, discontinued, sort, limit, offset }),
    listCategories(ctx),
  ]);
  const t = await getTranslations('products');
  const exported = { search, category, discontinued: discontinued?.toString() };
  return (
    <RoomWords rooms={['products']}>
      <Page
        title={t('products')}
        actions={
          <>
            <ExportMenu
              lists={[
                { list: 'products', words: t('products'), query: exported },
                { list: 'stock', words: t('stock'), query: exported },
              ]}
            />
            <Link href="/catalogue-health" className={buttonClass()}>
              <Sparkles aria-hidden />
              {t('health')}
            </Link>
            {pageRole(ctx) === 'manager' ? <NewProduct /> : null}
          </>
        }
      >
        <ListFilters label={t('search')}>
          <ListFilter
            name="category"
            label={t('category')}
            options={categories.map((value) => ({ value, words: value }))}
          />
          <ListFilter
            name="sale"
            label={t('sale')}
            options={[
              { value: 'sold', words: t('sold') },
              { value: 'discontinued', words: t('discontinued') },
            ]}
          />
        </ListFilters>
        <SearchedNote searchedOnly={page.searchedOnly} rows="products" />
        {page.products.length > 0 ? (
          <ProductsTable
            products={page.products}
            formats={await pageFormats()}
            sort={sort}
            inOrderOf={(order) => pageAddress('/products', { search, category, sale, sort: order })(0)}
          />
        ) : search || category || sale || offset > 0 ? (
          <NothingFound path="/products" />
        ) : (
          <EmptyState icon={Package} title={t('emptyTitle')}>
            {t('emptyWhat')}
          </EmptyState>
        )}
        <Pager page={page} address={pageAddress('/products', { search, category, sale, sort })} />
      </Page>
    </RoomWords>
  );
}

const saleOf = (asked: string | undefined) =>
  asked === 'sold' || asked === 'discontinued' ? asked : undefined;
