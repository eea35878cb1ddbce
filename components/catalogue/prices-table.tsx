import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ProductPrices, SpecialPrice } from '@/lib/catalogue/price-contract';
import type { Words } from '@/lib/words/words';
import { RemoveSpecialPrice, RemoveTierPrice } from './price-actions';

const rowHead = 'px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0';

/** What each price tier pays for a product. */
export function TierPricesTable({
  productId,
  prices,
  formats,
  mayEdit,
}: {
  productId: string;
  prices: ProductPrices;
  formats: Formats;
  mayEdit: boolean;
}) {
  const t = useTranslations('prices');
  return (
    <Table caption={t('tiersCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t('priceTier')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
        {mayEdit ? (
          <HeadCell>
            <span className="sr-only">{t('action')}</span>
          </HeadCell>
        ) : null}
      </TableHead>
      <TableBody>
        {prices.tiers.map(({ priceTier, price }) => (
          <Row key={priceTier}>
            <th scope="row" className={rowHead}>
              <span dir="auto">{priceTier}</span>
            </th>
            <Cell label={t('price')} className="text-right whitespace-nowrap">
              {price === null ? (
                <span className="text-soft">
                  {t('isBasePrice', { price: formats.money(prices.basePrice) })}
                </span>
              ) : (
                formats.money(price)
              )}
            </Cell>
            {mayEdit ? (
              <Cell>
                {price === null ? null : <RemoveTierPrice productId={productId} priceTier={priceTier} />}
              </Cell>
            ) : null}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

/** Prices of customers or for a time; `about` names what all of them are about, which is then not said again. */
export function SpecialPricesTable({
  prices,
  about,
  formats,
  mayEdit,
}: {
  prices: readonly SpecialPrice[];
  about: 'product' | 'customer';
  formats: Formats;
  mayEdit: boolean;
}) {
  const t = useTranslations('prices');
  return (
    <Table caption={t('specialCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t(about === 'product' ? 'for' : 'product')}</HeadCell>
        <HeadCell className="text-right">{t('price')}</HeadCell>
        <HeadCell>{t('days')}</HeadCell>
        {mayEdit ? (
          <HeadCell>
            <span className="sr-only">{t('action')}</span>
          </HeadCell>
        ) : null}
      </TableHead>
      <TableBody>
        {prices.map((held) => (
          <Row key={held.id}>
            <th scope="row" className={rowHead}>
              {about === 'product' ? <Whose held={held} /> : <Which held={held} />}
            </th>
            <Cell label={t('price')} className="text-right whitespace-nowrap">
              {formats.money(held.price)}
            </Cell>
            <Cell label={t('days')} className="whitespace-nowrap">
              <span className="inline-flex flex-wrap items-center gap-2">
                {daysOf(held, formats, t)}
                {held.holdsToday ? <Badge tone="good">{t('holdsToday')}</Badge> : null}
              </span>
            </Cell>
            {mayEdit ? (
              <Cell>
                <RemoveSpecialPrice
                  held={held}
                  whose={
                    about === 'product' ? (held.customer?.name ?? held.priceTier ?? '') : held.product.name
                  }
                />
              </Cell>
            ) : null}
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}

function Whose({ held: { customer, priceTier } }: { held: SpecialPrice }) {
  const t = useTranslations('prices');
  return customer ? (
    <Link href={`/customers/${customer.id}`} dir="auto" className="hover:underline">
      {customer.name}
    </Link>
  ) : (
    t.rich('tierNamed', { name: () => <span dir="auto">{priceTier}</span> })
  );
}

function Which({ held: { product } }: { held: SpecialPrice }) {
  return (
    <Link href={`/products/${product.id}`} className="hover:underline">
      <span dir="auto">{product.name}</span> <Code text={product.sku} />
    </Link>
  );
}

function daysOf({ from, to }: SpecialPrice, { date }: Formats, t: Words<'prices'>): string {
  if (from === null) return to === null ? t('always') : t('toDay', { day: date(to) });
  return to === null ? t('fromDay', { day: date(from) }) : `${date(from)} – ${date(to)}`;
}
