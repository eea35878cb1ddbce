'use client';

import { useTranslations } from 'next-intl';
import { Bar, CartesianGrid, ComposedChart, Legend, Scatter, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/shell/desk-context';
import { sayShare } from '../share';
import { axis, ChartFrame, grid, legend, margin, still, underBars } from './chart-frame';
import { ChartNote } from './chart-note';

export interface BandBar {
  /** As it is called beside the chart, and as an axis has room for. */
  words: string;
  label: string;
  lines: number;
  right: number;
  /** 0 to 1; null without lines. */
  expected: number | null;
}

const percent = (share: number) => Math.round(1000 * share) / 10;

/** For each band of confidence how often it was right, beside what it had promised. */
export function BandsChart({ label, bands }: { label: string; bands: readonly BandBar[] }) {
  const t = useTranslations('insights');
  const { quantity } = useFormats();
  const data = bands.map((band) => ({
    ...band,
    share: band.lines === 0 ? null : percent(band.right / band.lines),
    promised: band.expected === null ? null : percent(band.expected),
  }));
  return (
    <ChartFrame label={label}>
      <ComposedChart data={data} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" interval={0} {...axis} tick={{ ...axis.tick, fontSize: 11 }} />
        <YAxis domain={[0, 100]} tickCount={5} unit=" %" width={52} {...axis} />
        <Legend {...legend} iconSize={8} />
        <Tooltip
          {...underBars}
          content={({ payload }) => {
            const band = payload?.[0]?.payload as (typeof data)[number] | undefined;
            if (!band) return null;
            const { right, lines } = band;
            const shown = [
              {
                name: t('right'),
                color: 'var(--color-accent)',
                words: `${sayShare(right, lines)} · ${t('calibrationFigure', { right: quantity(right), lines: quantity(lines) })}`,
              },
              {
                name: t('expected'),
                color: 'var(--color-warn)',
                words: band.promised === null ? '–' : `${band.promised} %`,
              },
            ];
            return <ChartNote title={band.words} shown={shown} />;
          }}
        />
        <Bar
          dataKey="share"
          name={t('right')}
          fill="var(--color-accent)"
          legendType="circle"
          maxBarSize={44}
          {...still}
        />
        <Scatter
          dataKey="promised"
          name={t('expected')}
          fill="var(--color-warn)"
          shape="diamond"
          stroke="var(--color-paper)"
          legendType="diamond"
          {...still}
        />
      </ComposedChart>
    </ChartFrame>
  );
}
