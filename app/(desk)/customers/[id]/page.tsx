import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AliasesTable } from '@/components/catalogue/aliases-table';
import { NewCustomerPrice } from '@/components/catalogue/price-actions';
import { SpecialPricesTable } from '@/components/catalogue/prices-table';
import { NewBranch } from '@/components/customers/branch-actions';
import { BranchesTable } from '@/components/customers/branches-table';
import { ConfirmCustomer } from '@/components/customers/confirm-customer';
import { Conversation } from '@/components/customers/conversation';
import { CustomerData } from '@/components/customers/customer-data';
import { CustomerFacts } from '@/components/customers/customer-facts';
import { ErasedNote } from '@/components/customers/erased-note';
import { IdentitiesTable } from '@/components/customers/identities-table';
import { ItemCodesTable } from '@/components/customers/item-codes-table';
import { MergeCustomer } from '@/components/customers/merge-customer';
import { MergesList } from '@/components/customers/merges-list';
import { NewIdentity } from '@/components/customers/new-identity';
import { NewItemCode } from '@/components/customers/new-item-code';
import { RecentOrders } from '@/components/orders/recent-orders';
import { MoreLink } from '@/components/shell/more-link';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { Badge } from '@/components/ui/badge';
import { Page } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { listAliases } from '@/lib/catalogue/list-aliases';
import { listSpecialPrices } from '@/lib/catalogue/list-special-prices';
import { getCustomer } from '@/lib/customers/get-customer';
import { listBranches } from '@/lib/customers/list-branches';
import { listConversation } from '@/lib/customers/list-conversation';
import { listIdentities } from '@/lib/customers/list-identities';
import { listItemCodes } from '@/lib/customers/list-item-codes';
import { listMerges } from '@/lib/customers/list-merges';
import { isUuid } from '@/lib/ids';
import { listLocations } from '@/lib/locations/list-locations';
import { listOrders } from '@/lib/orders/list-orders';
import { readListSearch, type SearchParams } from '../../list-search';
import { orNotFound } from '../../or-not-found';
import { orSurvivor } from '../../or-survivor';
import { pageFormats } from '../../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('customers'))('customer') };
}

const shownAliases = 10;
const shownCodes = 50;
const shownPrices = 50;
const shownOrders = 8;
const shownMessages = 30;
/** More than a customer has: all are shown. */
const mostIdentities = 200;
const mostBranches = 200;

export default async function CustomerPage({
  params,
  searchParams,
}: {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}) {
  const ctx = await requirePageContext();
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const customer = await orNotFound(orSurvivor(getCustomer(ctx, id)));
  const { offset } = await readListSearch(searchParams);
  const [orders, aliases, said, { merges }, known, { branches }, { locations }, codes, prices, formats] =
    await Promise.all([
      listOrders(ctx, { customer: id, limit: shownOrders, offset: 0 }),
      listAliases(ctx, { customer: id, limit: shownAliases, offset: 0 }),
      listConversation(ctx, { customerId: id, limit: shownMessages, offset }),
      listMerges(ctx, id),
      listIdentities(ctx, { customerId: id, limit: mostIdentities, offset: 0 }),
      listBranches(ctx, { customerId: id, limit: mostBranches, offset: 0 }),
      listLocations(ctx, { limit: 200, offset: 0 }),
      listItemCodes(ctx, { customerId: id, limit: shownCodes, offset: 0 }),
      listSpecialPrices(ctx, { customerId: id, limit: shownPrices, offset: 0 }),
      pageFormats(),
    ]);
  const t = await getTranslations('customerPage');
  const tCustomers = await getTranslations('customers');
  const isManager = pageRole(ctx) === 'manager';
  const { erasedAt } = customer;
  const isOnHold = customer.creditStatus === 'HOLD';
  return (
    <RoomWords rooms={['aliases', 'customerChoice', 'customerPage', 'customers', 'orders', 'prices']}>
      <Page
        title={<span dir="auto">{customer.name}</span>}
        actions={erasedAt === null ? <MergeCustomer customer={customer} /> : null}
        note={
          erasedAt === null ? (
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={isOnHold ? 'bad' : 'good'}>{t(isOnHold ? 'creditHold' : 'creditActive')}</Badge>
              {customer.verification === 'UNVERIFIED' ? (
                <>
                  <Badge tone="warn">{tCustomers('newSender')}</Badge>
                  <ConfirmCustomer customer={customer} />
                </>
              ) : null}
            </span>
          ) : (
            <ErasedNote at={erasedAt} formats={formats} />
          )
        }
      >
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-6 max-lg:order-2">
            <Section title={t('recentOrders')}>
              {orders.total > 0 ? (
                <RecentOrders orders={orders.orders} formats={formats} />
              ) : (
                <p className="text-soft">{t('noOrders')}</p>
              )}
              <MoreLink page={orders} shown={shownOrders} href={`/orders?customer=${id}`} />
            </Section>
            {erasedAt === null ? (
              <Section title={t('numbers')} actions={<NewIdentity customer={customer} />}>
                <IdentitiesTable customer={customer} identities={known.identities} />
              </Section>
            ) : null}
            {erasedAt === null ? (
              <Section
                title={t('branches')}
                actions={<NewBranch customer={customer} locations={locations} />}
              >
                {branches.length > 0 ? (
                  <BranchesTable
                    customer={customer}
                    branches={branches}
                    locations={locations}
                    formats={formats}
                  />
                ) : (
                  <p className="text-soft">{t('noBranches')}</p>
                )}
              </Section>
            ) : null}
            {erasedAt === null ? (
              <Section
                title={tCustomers('theirItemCodes')}
                note={
                  codes.total > shownCodes
                    ? t('someOf', { shown: String(shownCodes), total: String(codes.total) })
                    : null
                }
                actions={<NewItemCode customerId={id} />}
              >
                {codes.total > 0 ? (
                  <ItemCodesTable customerId={id} itemCodes={codes.itemCodes} />
                ) : (
                  <p className="text-soft">{t('noCodes')}</p>
                )}
              </Section>
            ) : null}
            {erasedAt === null ? (
              <Section
                title={t('prices')}
                note={
                  prices.total > shownPrices
                    ? t('someOf', { shown: String(shownPrices), total: String(prices.total) })
                    : t('tier', { tier: customer.priceTier })
                }
                actions={isManager ? <NewCustomerPrice customerId={id} /> : null}
              >
                {prices.total > 0 ? (
                  <SpecialPricesTable
                    prices={prices.specialPrices}
                    about="customer"
                    formats={formats}
                    mayEdit={isManager}
                  />
                ) : (
                  <p className="text-soft">{t('noPrices')}</p>
                )}
              </Section>
            ) : null}
            <Section title={t('taught')}>
              {aliases.total > 0 ? (
                <AliasesTable aliases={aliases.aliases} formats={formats} about="customer" />
              ) : (
                <p className="text-soft">{t('noTaught')}</p>
              )}
              <MoreLink page={aliases} shown={shownAliases} href={`/aliases?customer=${id}`} />
            </Section>
            <Section title={t('conversation')}>
              {said.messages.length > 0 ? (
                <Conversation
                  messages={said.messages.toReversed()}
                  customerName={customer.name}
                  formats={formats}
                />
              ) : (
                <p className="text-soft">{t('nothingWritten')}</p>
              )}
              {said.total > shownMessages ? (
                <Pager page={said} address={pageAddress(`/customers/${id}`, {})} />
              ) : null}
            </Section>
          </div>
          <div className="grid gap-6">
            {erasedAt === null ? <CustomerFacts customer={customer} /> : null}
            {merges.length > 0 ? (
              <Section title={t('mergedInto')}>
                <MergesList merges={merges} formats={formats} />
              </Section>
            ) : null}
            {isManager && erasedAt === null ? (
              <Section title={t('theirData')}>
                <CustomerData customer={customer} />
              </Section>
            ) : null}
          </div>
        </div>
      </Page>
    </RoomWords>
  );
}
