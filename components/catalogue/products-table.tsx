import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { SortHead } from '@/components/ui/sort-head';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ListedProduct } from '@/lib/catalogue/answers';

/** What people put the catalogue in the order of. */
export type ProductOrder = 'name' | 'sku';

export function ProductsTable({
  products,
  formats,
  sort,
  inOrderOf,
}: {
  products: readonly ListedProduct[];
  formats: Formats;
  sort: ProductOrder;
  /** The address of the list in another order. */
  inOrderOf: (sort: ProductOrder) => string;
}) {
  const t = useTranslations('products');
  return (
    <Table caption={t('byName')}>
      <TableHead>
        <SortHead href={inOrderOf('name')} isCurrent={sort === 'name'} className="w-full">
          {t('product')}
        </SortHead>
        <SortHead href={inOrderOf('sku')} isCurrent={sort === 'sku'}>
          {t('sku')}
        </SortHead>
        <HeadCell className="@max-5xl:hidden">{t('category')}</HeadCell>
        <HeadCell>{t('bin')}</HeadCell>
        <HeadCell className="text-right">{t('pack')}</HeadCell>
        <HeadCell className="text-right">{t('stock')}</HeadCell>
        <HeadCell className="text-right @max-4xl:hidden">{t('reorderAt')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <Row key={product.id} compact className="relative">
            <th
              scope="row"
              className="px-3 py-2 font-medium wrap-anywhere @max-2xl:min-w-0 @max-2xl:flex-1 @max-2xl:p-0"
            >
              <span className="flex flex-wrap items-center gap-x-2">
                <Link
                  href={`/products/${product.id}`}
                  dir="auto"
                  title={product.name}
                  className="line-clamp-3 rounded-sm after:absolute after:inset-0 hover:underline"
                >
                  {product.name}
                </Link>
                {product.isDiscontinued ? <Badge tone="warn">{t('discontinued')}</Badge> : null}
                {product.isZeroRated ? <Badge>{t('zeroRated')}</Badge> : null}
              </span>
            </th>
            <Cell label={t('sku')} place="bare">
              <Code text={product.sku} />
            </Cell>
            <Cell label={t('category')} place="left" className="text-soft @max-5xl:hidden">
              <span title={product.category ?? undefined} className="block min-w-0 max-w-52 truncate">
                {product.category ?? '–'}
              </span>
            </Cell>
            <Cell label={t('bin')} place="below">
              <Code text={product.binLocation || '–'} />
            </Cell>
            <Cell label={t('pack')} place="left" className="text-right whitespace-nowrap">
              {product.packSize > 1 ? formats.quantity(product.packSize) : '–'}
            </Cell>
            <Cell label={t('stock')} place="below" className="text-right whitespace-nowrap">
              <InStock product={product} formats={formats} />
            </Cell>
            <Cell
              label={t('reorderAt')}
              place="left"
              className="text-right whitespace-nowrap @max-4xl:hidden"
            >
              {formats.quantity(product.reorderPoint)}
            </Cell>
            <Cell label={t('price')} place="beside" className="text-right whitespace-nowrap">
              <span>
                <span className="font-medium whitespace-nowrap">{formats.money(product.basePrice)}</span>{' '}
                <span className="whitespace-nowrap text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** As a word as well as a colour where there is too little; what is no longer sold is not bought again. */
function InStock({ product, formats }: { product: ListedProduct; formats: Formats }) {
  const t = useTranslations('products');
  const { available, reorderPoint, isDiscontinued } = product;
  if (available === null) return '–';
  const isLow = !isDiscontinued && reorderPoint > 0 && available <= reorderPoint;
  return (
    <span className="inline-flex items-center gap-1.5">
      {isLow ? <Badge tone="warn">{t('low')}</Badge> : null}
      {formats.quantity(available)}
    </span>
  );
}
