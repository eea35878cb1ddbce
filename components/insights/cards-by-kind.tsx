import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { exactFrom, likelyFrom } from '@/lib/certainty';
import type { Insights } from '@/lib/insights/contract';
import { ordersBehind } from './behind';
import { InsightCard } from './insight-card';
import { BandsChart, ChannelsChart } from './late-charts';
import { sayShare } from './share';

type Band = Insights['bands'][number];

interface Shown {
  insights: Insights;
  formats: Formats;
}

export function ChannelsCard({ insights, formats }: Shown) {
  const t = useTranslations('insights');
  const { total, channels, from, to } = insights;
  const title = t('channels');
  return (
    <InsightCard
      title={title}
      what={t('channelsWhat')}
      figure={formats.money(total.value)}
      chart={
        <ChannelsChart
          label={title}
          channels={channels.map(({ channel, approved, value }) => ({
            label: t(`channel_${channel}`),
            ...{ approved, value },
          }))}
        />
      }
      table={{
        heads: [t('channel'), t('approved'), t('rate'), t('value')],
        rows: channels.map(({ channel, approved, touchless, value }) => ({
          about: t(`channel_${channel}`),
          href: ordersBehind({ from, to, channel }),
          figures: [formats.quantity(approved), sayShare(touchless, approved), formats.money(value)],
        })),
      }}
      behind={{ href: ordersBehind({ from, to }), words: t('ordersBehind') }}
    />
  );
}

export function CalibrationCard({ insights, formats }: Shown) {
  const t = useTranslations('insights');
  const { bands, from, to } = insights;
  const title = t('calibration');
  const labelOf = ({ from: low, to: high }: Band) => `${Math.round(100 * low)}–${Math.round(100 * high)} %`;
  const wordsOf = (band: Band) => {
    const word = band.from >= exactFrom ? 'EXACT' : band.from >= likelyFrom ? 'LIKELY' : 'CHECK';
    return `${t(`band_${word}`)} ${labelOf(band)}`;
  };
  const sum = (of: 'lines' | 'right') => bands.reduce((so, band) => so + band[of], 0);
  const percent = (share: number) => formats.quantity(Math.round(1000 * share) / 10);
  return (
    <InsightCard
      title={title}
      what={t('calibrationWhat')}
      figure={sayShare(sum('right'), sum('lines'))}
      detail={t('calibrationFigure', {
        right: formats.quantity(sum('right')),
        lines: formats.quantity(sum('lines')),
      })}
      chart={
        <BandsChart
          label={title}
          bands={bands.map((band) => ({
            words: wordsOf(band),
            label: labelOf(band),
            lines: band.lines,
            right: band.right,
            expected: band.expected,
          }))}
        />
      }
      table={{
        heads: [t('band'), t('lines'), t('right'), t('expected')],
        rows: bands.map((band) => ({
          about: wordsOf(band),
          figures: [
            formats.quantity(band.lines),
            band.lines === 0 ? '–' : `${percent(band.right / band.lines)} %`,
            band.expected === null ? '–' : `${percent(band.expected)} %`,
          ],
        })),
      }}
      behind={{ href: ordersBehind({ from, to, corrected: 'PRODUCT' }), words: t('misreadOrders') }}
    />
  );
}
