import { Sparkles } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FoundPhrasesTable } from '@/components/catalogue/found-phrases-table';
import { FoundProductsTable } from '@/components/catalogue/found-products-table';
import { type HealthTab, healthTabs } from '@/components/catalogue/health-tab-names';
import { HealthTabs } from '@/components/catalogue/health-tabs';
import { ExportMenu } from '@/components/shell/export-menu';
import { Pager, pageAddress } from '@/components/shell/pager';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { Page } from '@/components/ui/page';
import { requirePageContext } from '@/lib/auth/page-context';
import { getCatalogueHealth } from '@/lib/catalogue/get-catalogue-health';
import type { CatalogueHealth } from '@/lib/catalogue/health-contract';
import { listFoundPhrases } from '@/lib/catalogue/list-found-phrases';
import { listFoundProducts } from '@/lib/catalogue/list-found-products';
import type { Context } from '@/lib/context';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('catalogueHealth'))('title') };
}

export default async function CatalogueHealthPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { one, limit, offset } = await readListSearch(searchParams);
  const asked = one('finding');
  const [health, formats] = await Promise.all([getCatalogueHealth(ctx), pageFormats()]);
  const tab = healthTabs.find((each) => each === asked) ?? firstFound(health);
  const t = await getTranslations('catalogueHealth');
  const title = t(`finding_${tab}`);
  const { page, table } = await findingOf(ctx, tab, { limit, offset, title });
  return (
    <RoomWords rooms={['aliases', 'reviewLines']}>
      <Page
        title={t('title')}
        actions={<ExportMenu lists={[{ list: 'catalogue-health', words: title, query: { finding: tab } }]} />}
      >
        <HealthTabs health={health} current={tab} formats={formats} />
        <section className="grid gap-3">
          <div>
            <h2 className="text-lg font-semibold">{title}</h2>
            <p className="max-w-2xl text-soft">{t(`mend_${tab}`)}</p>
          </div>
          {page.total > 0 ? (
            table(formats)
          ) : (
            <EmptyState icon={Sparkles} title={t('nothing')}>
              {t('nothingWhat')}
            </EmptyState>
          )}
          <Pager page={page} address={pageAddress('/catalogue-health', { finding: tab })} />
        </section>
      </Page>
    </RoomWords>
  );
}

/** Where there is something to mend. */
function firstFound({ products, phrases }: CatalogueHealth): HealthTab {
  const totals = { ...products, phrases };
  return healthTabs.find((each) => totals[each].total > 0) ?? 'noPrice';
}

/** A page of one finding, and the table that shows it. */
async function findingOf(
  ctx: Context,
  tab: HealthTab,
  { title, ...range }: { limit: number; offset: number; title: string },
) {
  type Formats = Awaited<ReturnType<typeof pageFormats>>;
  if (tab === 'phrases') {
    const page = await listFoundPhrases(ctx, range);
    const table = (formats: Formats) => <FoundPhrasesTable phrases={page.phrases} formats={formats} />;
    return { page, table };
  }
  const page = await listFoundProducts(ctx, { finding: tab, ...range });
  const table = (formats: Formats) => (
    <FoundProductsTable caption={title} products={page.products} formats={formats} />
  );
  return { page, table };
}
