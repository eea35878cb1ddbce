'use client';

import { useTranslations } from 'next-intl';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/shell/desk-context';
import { axis, ChartFrame, grid, legend, margin, still, underBars } from './chart-frame';
import { ChartNote } from './chart-note';

export interface ChannelBar {
  label: string;
  approved: number;
  value: number;
}

/** Orders and what they come to, side by side for each channel; each measure has an axis of its own. */
export function ChannelsChart({ label, channels }: { label: string; channels: readonly ChannelBar[] }) {
  const t = useTranslations('insights');
  const { quantity, money } = useFormats();
  const measures = [
    { key: 'approved', name: t('approved'), color: 'var(--color-accent)', say: quantity },
    { key: 'value', name: t('value'), color: 'var(--color-info)', say: money },
  ] as const;
  return (
    <ChartFrame label={label}>
      <BarChart data={[...channels]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" interval={0} {...axis} />
        <YAxis yAxisId="approved" allowDecimals={false} width={36} {...axis} />
        <YAxis yAxisId="value" orientation="right" width={64} tickFormatter={short} {...axis} />
        <Legend {...legend} iconType="circle" iconSize={8} />
        <Tooltip
          {...underBars}
          content={({ payload }) => {
            const bar = payload?.[0]?.payload as ChannelBar | undefined;
            if (!bar) return null;
            const shown = measures.map(({ key, name, color, say }) => ({
              name,
              color,
              words: say(bar[key]),
            }));
            return <ChartNote title={bar.label} shown={shown} />;
          }}
        />
        {measures.map(({ key, name, color }) => (
          <Bar key={key} yAxisId={key} dataKey={key} name={name} fill={color} maxBarSize={36} {...still} />
        ))}
      </BarChart>
    </ChartFrame>
  );
}

/** `12 k`, `3.4 M`: an axis has no room for more. */
function short(amount: number): string {
  if (amount >= 1_000_000) return `${Math.round(amount / 100_000) / 10} M`;
  return amount >= 10_000 ? `${Math.round(amount / 1000)} k` : String(Math.round(amount));
}
