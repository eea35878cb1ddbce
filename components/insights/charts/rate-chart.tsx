'use client';

import { useTranslations } from 'next-intl';
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/shell/desk-context';
import { sayShare } from '../share';
import { axis, ChartFrame, grid, margin, still } from './chart-frame';
import { ChartNote } from './chart-note';

export interface RateStep {
  label: string;
  approved: number;
  touchless: number;
}

/** The touchless rate over the days or weeks. */
export function RateChart({ label, steps }: { label: string; steps: readonly RateStep[] }) {
  const t = useTranslations('insights');
  const { quantity } = useFormats();
  const data = steps.map((step) => ({
    ...step,
    rate: step.approved === 0 ? null : (100 * step.touchless) / step.approved,
  }));
  return (
    <ChartFrame label={label}>
      <AreaChart data={data} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" minTickGap={24} {...axis} />
        <YAxis domain={[0, 100]} tickCount={5} unit=" %" width={52} {...axis} />
        <Tooltip
          {...still}
          content={({ payload }) => {
            const step = payload?.[0]?.payload as (typeof data)[number] | undefined;
            if (!step) return null;
            const { touchless, approved } = step;
            const words = `${sayShare(touchless, approved)} · ${t('touchlessFigure', { touchless: quantity(touchless), approved: quantity(approved) })}`;
            return <ChartNote title={step.label} shown={[{ name: t('rate'), words }]} />;
          }}
        />
        <Area
          dataKey="rate"
          type="linear"
          connectNulls
          stroke="var(--color-accent)"
          strokeWidth={2}
          fill="var(--color-accent-soft)"
          dot={data.length <= 31 ? { r: 2.5, fill: 'var(--color-accent)' } : false}
          {...still}
        />
      </AreaChart>
    </ChartFrame>
  );
}
