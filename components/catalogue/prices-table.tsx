import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { ProductPrices, SpecialPrice } from '@/lib/catalogue/price-contract';
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
  return (
    <Table caption="Prices of the price tiers">
      <TableHead>
        <HeadCell className="w-full">Price tier</HeadCell>
        <HeadCell className="text-right">Price</HeadCell>
        {mayEdit ? (
          <HeadCell>
            <span className="sr-only">Action</span>
          </HeadCell>
        ) : null}
      </TableHead>
      <TableBody>
        {prices.tiers.map(({ priceTier, price }) => (
          <Row key={priceTier}>
            <th scope="row" className={rowHead}>
              <span dir="auto">{priceTier}</span>
            </th>
            <Cell label="Price" className="text-right whitespace-nowrap">
              {price === null ? (
                <span className="text-soft">{formats.money(prices.basePrice)}, the base price</span>
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
  return (
    <Table caption="Prices of customers or for a time">
      <TableHead>
        <HeadCell className="w-full">{about === 'product' ? 'For' : 'Product'}</HeadCell>
        <HeadCell className="text-right">Price</HeadCell>
        <HeadCell>Days</HeadCell>
        {mayEdit ? (
          <HeadCell>
            <span className="sr-only">Action</span>
          </HeadCell>
        ) : null}
      </TableHead>
      <TableBody>
        {prices.map((held) => (
          <Row key={held.id}>
            <th scope="row" className={rowHead}>
              {about === 'product' ? <Whose held={held} /> : <Which held={held} />}
            </th>
            <Cell label="Price" className="text-right whitespace-nowrap">
              {formats.money(held.price)}
            </Cell>
            <Cell label="Days" className="whitespace-nowrap">
              <span className="inline-flex flex-wrap items-center gap-2">
                {daysOf(held, formats)}
                {held.holdsToday ? <Badge tone="good">Holds today</Badge> : null}
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
  return customer ? (
    <Link href={`/customers/${customer.id}`} dir="auto" className="hover:underline">
      {customer.name}
    </Link>
  ) : (
    <>
      Tier <span dir="auto">{priceTier}</span>
    </>
  );
}

function Which({ held: { product } }: { held: SpecialPrice }) {
  return (
    <Link href={`/products/${product.id}`} className="hover:underline">
      <span dir="auto">{product.name}</span> <Code text={product.sku} />
    </Link>
  );
}

function daysOf({ from, to }: SpecialPrice, { day }: Formats): string {
  const said = (date: string) => day(`${date}T12:00:00Z`);
  if (from === null) return to === null ? 'Always' : `To ${said(to)}`;
  return to === null ? `From ${said(from)}` : `${said(from)} – ${said(to)}`;
}
