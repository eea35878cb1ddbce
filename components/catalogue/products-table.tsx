import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Product } from '@/lib/catalogue/answers';

export function ProductsTable({ products, formats }: { products: readonly Product[]; formats: Formats }) {
  const t = useTranslations('products');
  return (
    <Table caption={t('byName')}>
      <TableHead>
        <HeadCell className="w-full">{t('product')}</HeadCell>
        <HeadCell>{t('sku')}</HeadCell>
        <HeadCell className="@max-5xl:hidden">{t('category')}</HeadCell>
        <HeadCell>{t('bin')}</HeadCell>
        <HeadCell className="text-right">{t('pack')}</HeadCell>
        <HeadCell className="text-right @max-4xl:hidden">{t('reorderAt')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <Row key={product.id} className="relative">
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span className="flex flex-wrap items-center gap-x-2">
                <Link
                  href={`/products/${product.id}`}
                  dir="auto"
                  title={product.name}
                  className="line-clamp-3 rounded-sm after:absolute after:inset-0 hover:underline"
                >
                  {product.name}
                </Link>
                {product.isZeroRated ? <Badge>{t('zeroRated')}</Badge> : null}
              </span>
            </th>
            <Cell label={t('sku')}>
              <Code text={product.sku} />
            </Cell>
            <Cell label={t('category')} className="text-soft @max-5xl:hidden">
              <span
                title={product.category ?? undefined}
                className="block min-w-0 @max-2xl:break-all @2xl:max-w-52 @2xl:truncate"
              >
                {product.category ?? '–'}
              </span>
            </Cell>
            <Cell label={t('bin')}>
              <Code text={product.binLocation || '–'} />
            </Cell>
            <Cell label={t('pack')} className="text-right whitespace-nowrap">
              {product.packSize > 1 ? formats.quantity(product.packSize) : '–'}
            </Cell>
            <Cell
              label={t('reorderAt')}
              className="text-right whitespace-nowrap @max-4xl:hidden @max-2xl:hidden"
            >
              {formats.quantity(product.reorderPoint)}
            </Cell>
            <Cell label={t('price')} className="text-right">
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
