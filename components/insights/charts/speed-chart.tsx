'use client';

import { useTranslations } from 'next-intl';
import { CartesianGrid, Legend, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/shell/desk-context';
import { sayDuration } from '../duration';
import { axis, ChartFrame, grid, legend, margin, still } from './chart-frame';
import { ChartNote } from './chart-note';

export interface SpeedStep {
  label: string;
  p50Seconds: number | null;
  p90Seconds: number | null;
}

/** How long orders waited for their approval: the middle one of each day or week, and what nine in ten stayed below. */
export function SpeedChart({ label, steps }: { label: string; steps: readonly SpeedStep[] }) {
  const t = useTranslations('insights');
  const { quantity } = useFormats();
  const lines = [
    { key: 'p50Seconds', name: t('median'), color: 'var(--color-accent)', dash: '0' },
    { key: 'p90Seconds', name: t('ninety'), color: 'var(--color-warn)', dash: '5 4' },
  ] as const;
  return (
    <ChartFrame label={label}>
      <LineChart data={[...steps]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" minTickGap={24} {...axis} />
        <YAxis width={60} tickFormatter={(value: number) => sayDuration(value, quantity)} {...axis} />
        <Legend {...legend} iconSize={14} />
        <Tooltip
          {...still}
          content={({ payload }) => {
            const step = payload?.[0]?.payload as SpeedStep | undefined;
            if (!step) return null;
            const shown = lines.map(({ key, name, color }) => {
              const seconds = step[key];
              return { name, color, words: seconds === null ? '–' : sayDuration(seconds, quantity) };
            });
            return <ChartNote title={step.label} shown={shown} />;
          }}
        />
        {lines.map(({ key, name, color, dash }) => (
          <Line
            key={key}
            name={name}
            dataKey={key}
            type="linear"
            connectNulls
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dash}
            dot={steps.length <= 31 ? { r: 2.5, fill: color, strokeDasharray: '0' } : false}
            {...still}
          />
        ))}
      </LineChart>
    </ChartFrame>
  );
}
