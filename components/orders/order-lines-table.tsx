import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FullOrder } from '@/lib/orders/answers';
import { lineArithmetic } from './pack';

/** An order's lines to read; they are worked on in the review. */
export function OrderLinesTable({ order, formats }: { order: FullOrder; formats: Formats }) {
  const t = useTranslations('orderPages');
  if (order.lines.length === 0) return <p className="text-soft">{t('noLines')}</p>;
  return (
    <Table caption={t('lines')}>
      <TableHead>
        <HeadCell className="w-2/5">{t('askedFor')}</HeadCell>
        <HeadCell className="w-3/5">{t('product')}</HeadCell>
        <HeadCell className="text-right">{t('quantity')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
        <HeadCell className="text-right">{t('amount')}</HeadCell>
      </TableHead>
      <TableBody>
        {order.lines.map((line) => {
          const unit = (line.unit ?? line.product?.unitOfMeasure ?? '').toLowerCase();
          const pack = lineArithmetic(line);
          return (
            <Row key={line.id}>
              <th scope="row" dir="auto" className="px-3 py-2 font-normal break-words @max-2xl:p-0">
                {line.rawItemText}
              </th>
              <Cell>
                {line.product ? (
                  <span>
                    {line.product.name}{' '}
                    <span className="block font-mono text-xs text-soft">{line.product.sku}</span>
                  </span>
                ) : (
                  <span className="text-bad">{t('noProduct')}</span>
                )}
              </Cell>
              <Cell label={t('quantity')} className="text-right whitespace-nowrap">
                <span>
                  {formats.quantity(line.quantity)} {unit}
                  {pack ? <span className="block text-xs text-soft">{pack}</span> : null}
                </span>
              </Cell>
              <Cell label={t('price')} className="text-right whitespace-nowrap">
                {line.unitPrice === null ? '–' : formats.money(line.unitPrice)}
              </Cell>
              <Cell label={t('amount')} className="text-right font-medium whitespace-nowrap">
                {line.subtotal === null ? '–' : formats.money(line.subtotal)}
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}
