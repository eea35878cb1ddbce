import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FullProduct } from '@/lib/catalogue/answers';
import type { Location } from '@/lib/locations/contract';
import { CountStock } from './count-stock';

/** What lies where of a product, what is promised of it, and whether it is time to order more. */
export function StockTable({
  product,
  locations,
  formats,
  mayCount,
}: {
  product: FullProduct;
  locations: readonly Location[];
  formats: Formats;
  mayCount: boolean;
}) {
  const t = useTranslations('products');
  const levels = new Map(product.stock.map((level) => [level.locationId, level]));
  const unit = product.unitOfMeasure.toLowerCase();
  return (
    <Table caption={t('stockCaption', { unit })}>
      <TableHead>
        <HeadCell className="w-full">{t('location')}</HeadCell>
        <HeadCell className="text-right">{t('onHand')}</HeadCell>
        <HeadCell className="text-right">{t('reserved')}</HeadCell>
        <HeadCell className="text-right">{t('available')}</HeadCell>
        <HeadCell className="text-right">{t('reorderAt')}</HeadCell>
        {mayCount ? (
          <HeadCell>
            <span className="sr-only">{t('action')}</span>
          </HeadCell>
        ) : null}
      </TableHead>
      <TableBody>
        {locations.map((location) => {
          const level = levels.get(location.id);
          const isLow = level !== undefined && level.available < product.reorderPoint;
          return (
            <Row key={location.id}>
              <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
                {location.name} <span className="font-mono text-xs text-soft">{location.code}</span>
              </th>
              <Cell label={t('onHand')} className="text-right whitespace-nowrap">
                {level ? (
                  formats.quantity(level.onHand)
                ) : (
                  <span className="text-soft">{t('notCounted')}</span>
                )}
              </Cell>
              <Cell label={t('reserved')} className="text-right whitespace-nowrap">
                {level ? formats.quantity(level.reserved) : '–'}
              </Cell>
              <Cell label={t('available')} className="text-right whitespace-nowrap">
                <span className="inline-flex items-center gap-2">
                  {isLow ? <Badge tone="warn">{t('low')}</Badge> : null}
                  <span className="font-medium">{level ? formats.quantity(level.available) : '–'}</span>
                </span>
              </Cell>
              <Cell label={t('reorderAt')} className="text-right whitespace-nowrap">
                {formats.quantity(product.reorderPoint)}
              </Cell>
              {mayCount ? (
                <Cell className="text-right @max-2xl:justify-end">
                  <CountStock product={product} location={location} onHand={level?.onHand ?? null} />
                </Cell>
              ) : null}
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
