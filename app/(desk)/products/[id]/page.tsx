import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AliasesTable } from '@/components/catalogue/aliases-table';
import { NewAlias } from '@/components/catalogue/new-alias';
import { PriceActions } from '@/components/catalogue/price-actions';
import { SpecialPricesTable, TierPricesTable } from '@/components/catalogue/prices-table';
import { ProductFacts } from '@/components/catalogue/product-facts';
import { StockTable } from '@/components/catalogue/stock-table';
import { SubstitutesSection } from '@/components/catalogue/substitutes-section';
import { RecentOrders } from '@/components/orders/recent-orders';
import { MoreLink } from '@/components/shell/more-link';
import { RoomWords } from '@/components/shell/room-words';
import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import { Page } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { getPrices } from '@/lib/catalogue/get-prices';
import { getProduct } from '@/lib/catalogue/get-product';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { listSubstitutes } from '@/lib/catalogue/list-substitutes';
import { listLocations } from '@/lib/locations/list-locations';
import { listOrders } from '@/lib/orders/list-orders';
import { orNotFound } from '../../or-not-found';
import { pageFormats } from '../../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('products'))('product') };
}

const shownAliases = 20;
const shownOrders = 8;

export default async function ProductPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await requirePageContext();
  const product = await orNotFound(getProduct(ctx, decodeURIComponent((await params).id)));
  const [aliases, orders, { locations }, prices, substitutes, formats] = await Promise.all([
    listAliases(ctx, { product: product.id, limit: shownAliases, offset: 0 }),
    listOrders(ctx, { product: product.id, limit: shownOrders, offset: 0 }),
    listLocations(ctx, { limit: 200, offset: 0 }),
    getPrices(ctx, { idOrSku: product.id }),
    listSubstitutes(ctx, { idOrSku: product.id }),
    pageFormats(),
  ]);
  const t = await getTranslations('products');
  const tPrices = await getTranslations('prices');
  const tAliases = await getTranslations('aliases');
  const isManager = pageRole(ctx) === 'manager';
  return (
    <RoomWords rooms={['aliases', 'customerChoice', 'prices', 'products']}>
      <Page
        title={<span dir="auto">{product.name}</span>}
        note={
          <span className="flex min-w-0 flex-wrap items-center gap-2">
            <span className="font-mono wrap-anywhere text-soft">{product.sku}</span>
            {product.isDiscontinued ? <Badge tone="warn">{t('discontinued')}</Badge> : null}
            {product.isZeroRated ? <Badge>{t('zeroRated')}</Badge> : null}
          </span>
        }
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6 max-lg:order-2">
            <Section title={t('stock')} note={t('inUnit', { unit: product.unitOfMeasure.toLowerCase() })}>
              {locations.length > 0 ? (
                <StockTable product={product} locations={locations} formats={formats} mayCount={isManager} />
              ) : (
                <p className="text-soft">
                  {t('noLocation')}
                  {isManager ? (
                    <>
                      {' '}
                      <Link href="/settings/locations" className={linkClass()}>
                        {t('addLocation')}
                      </Link>
                    </>
                  ) : null}
                </p>
              )}
            </Section>
            <Section
              title={tPrices('prices')}
              note={tPrices('basePriceOf', { price: formats.money(prices.basePrice) })}
              actions={
                <PriceActions
                  product={{ id: product.id, sku: product.sku }}
                  tiers={prices.tiers.map(({ priceTier }) => priceTier)}
                  mayEdit={isManager}
                />
              }
            >
              {prices.tiers.length > 0 ? (
                <TierPricesTable
                  productId={product.id}
                  prices={prices}
                  formats={formats}
                  mayEdit={isManager}
                />
              ) : null}
              {prices.special.length > 0 ? (
                <SpecialPricesTable
                  prices={prices.special}
                  about="product"
                  formats={formats}
                  mayEdit={isManager}
                />
              ) : null}
            </Section>
            <SubstitutesSection productId={product.id} listed={substitutes} mayEdit={isManager} />
            <Section title={tAliases('title')} actions={<NewAlias product={product} />}>
              {aliases.total > 0 ? (
                <AliasesTable aliases={aliases.aliases} formats={formats} about="product" />
              ) : (
                <p className="text-soft">{t('noPhrases')}</p>
              )}
              <MoreLink page={aliases} shown={shownAliases} href={`/aliases?product=${product.id}`} />
            </Section>
            <Section title={t('recentOrders')}>
              {orders.total > 0 ? (
                <RecentOrders orders={orders.orders} formats={formats} productId={product.id} />
              ) : (
                <p className="text-soft">{t('notOrdered')}</p>
              )}
              <MoreLink page={orders} shown={shownOrders} href={`/orders?product=${product.id}`} />
            </Section>
          </div>
          <ProductFacts product={product} mayEdit={isManager} />
        </div>
      </Page>
    </RoomWords>
  );
}
