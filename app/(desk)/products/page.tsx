import { Package, Sparkles } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { NewProduct } from '@/components/catalogue/new-product';
import { ProductsTable } from '@/components/catalogue/products-table';
import { ExportMenu } from '@/components/shell/export-menu';
import { ListFilter, ListFilters } from '@/components/shell/list-filters';
import { NothingFound } from '@/components/shell/nothing-found';
import { Pager, pageAddress } from '@/components/shell/pager';
import { SearchedNote } from '@/components/shell/searched-note';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { listCategories } from '@/lib/catalogue/list-categories';
import { listProducts } from '@/lib/catalogue/list-products';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export const metadata: Metadata = { title: 'Products' };

export default async function ProductsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { search, one, limit, offset } = await readListSearch(searchParams);
  const category = one('category');
  const [page, categories] = await Promise.all([
    listProducts(ctx, { search, category, limit, offset }),
    listCategories(ctx),
  ]);
  return (
    <Page
      title="Products"
      actions={
        <>
          <ExportMenu
            lists={[
              { list: 'products', words: 'Products', query: { search, category } },
              { list: 'stock', words: 'Stock', query: { search, category } },
            ]}
          />
          <Link href="/catalogue-health" className={buttonClass()}>
            <Sparkles aria-hidden />
            Health
          </Link>
          {pageRole(ctx) === 'manager' ? <NewProduct /> : null}
        </>
      }
    >
      <ListFilters label="Name, SKU, alias or barcode">
        <ListFilter
          name="category"
          label="Category"
          options={categories.map((value) => ({ value, words: value }))}
        />
      </ListFilters>
      <SearchedNote searchedOnly={page.searchedOnly} rows="products" />
      {page.products.length > 0 ? (
        <ProductsTable products={page.products} formats={await pageFormats()} />
      ) : search || category || offset > 0 ? (
        <NothingFound path="/products" />
      ) : (
        <EmptyState icon={Package} title="The catalogue is empty">
          Orders are matched to its products. A manager adds them here or over the API.
        </EmptyState>
      )}
      <Pager page={page} address={pageAddress('/products', { search, category })} />
    </Page>
  );
}
