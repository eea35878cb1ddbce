import { BadgeDollarSign } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SettingsSection } from '@/components/settings/settings-section';
import { EmptyState } from '@/components/ui/empty-state';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { listPriceTiers } from '@/lib/catalogue/list-price-tiers';
import { pageFormats } from '../../page-formats';
import { managerContext } from '../manager-context';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('priceTiers'))('title') };
}

export default async function PriceTiersPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  const { tiers } = await listPriceTiers(ctx);
  const t = await getTranslations('priceTiers');
  const { quantity } = await pageFormats();
  return (
    <SettingsSection title={t('title')} intro={t('intro')}>
      {tiers.length > 0 ? (
        <Table caption={t('title')}>
          <TableHead>
            <HeadCell className="w-full">{t('priceTier')}</HeadCell>
            <HeadCell className="text-right">{t('customers')}</HeadCell>
            <HeadCell className="text-right">{t('products')}</HeadCell>
            <HeadCell className="text-right">{t('forATime')}</HeadCell>
          </TableHead>
          <TableBody>
            {tiers.map(({ name, customers, prices, pricesForATime }) => (
              <Row key={name}>
                <th scope="row" dir="auto" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
                  {name}
                </th>
                <Cell label={t('customers')} className="text-right">
                  {quantity(customers)}
                </Cell>
                <Cell label={t('products')} className="text-right">
                  {quantity(prices)}
                </Cell>
                <Cell label={t('forATime')} className="text-right">
                  {quantity(pricesForATime)}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      ) : (
        <EmptyState icon={BadgeDollarSign} title={t('noneYet')}>
          {t('noneYetWhat')}
        </EmptyState>
      )}
    </SettingsSection>
  );
}
