import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { linkClass } from '@/components/ui/link-class';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FoundProduct } from '@/lib/catalogue/health-contract';

/** Products that lack something or look doubtful; each name leads to where it is mended. */
export function FoundProductsTable({
  caption,
  products,
  formats,
}: {
  caption: string;
  products: readonly FoundProduct[];
  formats: Formats;
}) {
  const t = useTranslations('catalogueHealth');
  const withOther = products.some(({ other }) => other !== null);
  return (
    <Table caption={caption}>
      <TableHead>
        <HeadCell className="w-1/2">{t('product')}</HeadCell>
        {withOther ? <HeadCell className="w-1/2">{t('nearlySame')}</HeadCell> : null}
        <HeadCell>{t('unit')}</HeadCell>
        <HeadCell className="text-right">{t('pack')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
        <HeadCell>{t('bin')}</HeadCell>
      </TableHead>
      <TableBody>
        {products.map(({ product, other }) => (
          <Row key={`${product.id} ${other?.id}`}>
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <Named product={product} />
            </th>
            {withOther ? (
              <Cell label={t('nearlySame')}>{other ? <Named product={other} /> : null}</Cell>
            ) : null}
            <Cell label={t('unit')}>{product.unitOfMeasure}</Cell>
            <Cell label={t('pack')} className="text-right">
              {formats.quantity(product.packSize)}
            </Cell>
            <Cell label={t('price')} className="text-right whitespace-nowrap">
              {product.basePrice === 0 ? t('none') : formats.money(product.basePrice)}
            </Cell>
            <Cell label={t('bin')} className="font-mono whitespace-nowrap">
              {product.binLocation || '–'}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function Named({ product: { id, sku, name } }: { product: { id: string; sku: string; name: string } }) {
  return (
    <span className="min-w-0">
      <Link
        href={`/products/${id}`}
        dir="auto"
        title={name}
        className={linkClass('line-clamp-3 wrap-anywhere')}
      >
        {name}
      </Link>
      <span className="block font-mono text-xs font-normal wrap-anywhere text-soft">{sku}</span>
    </span>
  );
}
