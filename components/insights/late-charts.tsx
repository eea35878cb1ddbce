'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';

// The charts come once the page stands: their library is as large as all the rest, and the figures are there without it.

/** As high as a chart, so that nothing moves when it comes. */
const Loading = () => <Skeleton className="h-56" />;

function NotFetched() {
  const t = useTranslations('insights');
  return <p className="grid h-56 place-items-center text-soft">{t('notDrawn')}</p>;
}

const notFetched = () => NotFetched;

export const RateChart = dynamic(
  () => import('./charts/rate-chart').then(({ RateChart: Chart }) => Chart, notFetched),
  { ssr: false, loading: Loading },
);
export const CausesChart = dynamic(
  () => import('./charts/causes-chart').then(({ CausesChart: Chart }) => Chart, notFetched),
  { ssr: false, loading: Loading },
);
export const SpeedChart = dynamic(
  () => import('./charts/speed-chart').then(({ SpeedChart: Chart }) => Chart, notFetched),
  { ssr: false, loading: Loading },
);
export const ChannelsChart = dynamic(
  () => import('./charts/channels-chart').then(({ ChannelsChart: Chart }) => Chart, notFetched),
  { ssr: false, loading: Loading },
);
export const BandsChart = dynamic(
  () => import('./charts/bands-chart').then(({ BandsChart: Chart }) => Chart, notFetched),
  { ssr: false, loading: Loading },
);
