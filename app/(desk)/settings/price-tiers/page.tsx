import { BadgeDollarSign } from 'lucide-react';
import type { Metadata } from 'next';
import { SettingsSection } from '@/components/settings/settings-section';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { listPriceTiers } from '@/lib/catalogue/list-price-tiers';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Price tiers' };

export default async function PriceTiersPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { tiers } = await listPriceTiers(ctx);
  const { quantity } = await pageFormats();
  return (
    <SettingsSection
      title="Price tiers"
      intro="A customer pays a price of their own, else what their tier has for a time, else the tier’s price, else the base price. Prices are set on the product’s page, those of one customer on theirs; the prices of tiers can be imported as well."
    >
      {tiers.length > 0 ? (
        <Table caption="Price tiers">
          <TableHead>
            <HeadCell className="w-full">Price tier</HeadCell>
            <HeadCell className="text-right">Customers</HeadCell>
            <HeadCell className="text-right">Products with a price</HeadCell>
            <HeadCell className="text-right">Prices for a time</HeadCell>
          </TableHead>
          <TableBody>
            {tiers.map(({ name, customers, prices, pricesForATime }) => (
              <Row key={name}>
                <th scope="row" dir="auto" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
                  {name}
                </th>
                <Cell label="Customers" className="text-right">
                  {quantity(customers)}
                </Cell>
                <Cell label="Products with a price" className="text-right">
                  {quantity(prices)}
                </Cell>
                <Cell label="Prices for a time" className="text-right">
                  {quantity(pricesForATime)}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      ) : (
        <EmptyState icon={BadgeDollarSign} title="No price tier yet">
          The first customer brings one: STANDARD, or the one that an import names.
        </EmptyState>
      )}
    </SettingsSection>
  );
}
