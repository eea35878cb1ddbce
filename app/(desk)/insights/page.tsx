import { ChartColumn, Lock } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { FoundPhrasesTable } from '@/components/catalogue/found-phrases-table';
import { CalibrationCard, ChannelsCard } from '@/components/insights/cards-by-kind';
import { CorrectionsCard, SpeedCard, TouchlessCard } from '@/components/insights/cards-over-time';
import { PeriodPicker } from '@/components/insights/period-picker';
import { ExportMenu } from '@/components/shell/export-menu';
import { RoomWords } from '@/components/shell/room-words';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/link-class';
import { Notice } from '@/components/ui/notice';
import { Page } from '@/components/ui/page';
import { Section } from '@/components/ui/section';
import { mayDo } from '@/lib/auth/may-do';
import { requirePageContext } from '@/lib/auth/page-context';
import { listFoundPhrases } from '@/lib/catalogue/list-found-phrases';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { usualPeriod } from '@/lib/insights/choices';
import { getInsightsEndpoint, type Insights } from '@/lib/insights/contract';
import { getInsights } from '@/lib/insights/get-insights';
import { readListSearch, type SearchParams } from '../list-search';
import { pageFormats } from '../page-formats';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('insights'))('title') };
}

const mostPhrases = 10;

export default async function InsightsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const t = await getTranslations('insights');
  if (!mayDo(ctx.actor, 'insights:read')) {
    return (
      <Page title={t('title')}>
        <EmptyState icon={Lock} title={t('managersOnly')}>
          {t('managersOnlyWhat')}
        </EmptyState>
      </Page>
    );
  }
  const { one } = await readListSearch(searchParams);
  const asked = { from: one('from'), to: one('to'), days: one('days') };
  const insights = await insightsOf(ctx, asked);
  const { phrases } = await listFoundPhrases(ctx, { limit: mostPhrases, offset: 0 });
  const query = insights === null ? {} : { from: insights.from, to: insights.to };
  return (
    <RoomWords rooms={['insights', 'aliases', 'reviewLines']}>
      <Page
        title={t('title')}
        actions={<ExportMenu lists={[{ list: 'corrections', words: t('corrections'), query }]} />}
      >
        <PeriodPicker days={asked.from || asked.to ? undefined : Number(asked.days ?? usualPeriod)} />
        {insights === null ? <Notice tone="warn">{t('wrongDays')}</Notice> : <Cards insights={insights} />}
        {phrases.length > 0 ? (
          <Section
            title={t('phrases')}
            actions={
              <Link href="/catalogue-health?finding=phrases" className={linkClass('text-sm')}>
                {t('allPhrases')}
              </Link>
            }
          >
            <p className="max-w-prose text-sm text-soft">{t('phrasesWhat')}</p>
            <FoundPhrasesTable phrases={phrases} formats={await pageFormats()} />
          </Section>
        ) : null}
      </Page>
    </RoomWords>
  );
}

async function Cards({ insights }: { insights: Insights }) {
  const t = await getTranslations('insights');
  const formats = await pageFormats();
  const { approved, corrections } = insights.total;
  if (approved === 0 && Object.values(corrections).every((count) => count === 0)) {
    return (
      <EmptyState icon={ChartColumn} title={t('none')}>
        {t('noneWhat')}
      </EmptyState>
    );
  }
  const shown = { insights, formats };
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <TouchlessCard {...shown} />
      <CorrectionsCard {...shown} />
      <SpeedCard {...shown} />
      <ChannelsCard {...shown} />
      <div className="min-w-0 lg:col-span-2">
        <CalibrationCard {...shown} />
      </div>
    </div>
  );
}

/** Null for what makes no period. */
async function insightsOf(ctx: Context, asked: Record<string, string | undefined>): Promise<Insights | null> {
  const query = getInsightsEndpoint.query.safeParse(asked);
  if (!query.success) return null;
  try {
    return await getInsights(ctx, query.data);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_input') return null;
    throw error;
  }
}
