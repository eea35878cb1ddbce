'use client';

import { useTranslations } from 'next-intl';
import { Bar, BarChart, CartesianGrid, Legend, Tooltip, XAxis, YAxis } from 'recharts';
import { useFormats } from '@/components/shell/desk-context';
import type { CorrectionCause } from '@/lib/orders/correction-causes';
import { correctionCauses } from '@/lib/orders/correction-causes';
import { axis, ChartFrame, grid, legend, margin, still, underBars } from './chart-frame';
import { ChartNote } from './chart-note';

export interface CausesStep {
  label: string;
  corrections: Record<CorrectionCause, number>;
}

const colours: Record<CorrectionCause, string> = {
  UNMATCHED: 'var(--color-bad)',
  PRODUCT: 'var(--color-warn)',
  QUANTITY: 'var(--color-accent)',
  ADDED: 'var(--color-info)',
  REMOVED: 'var(--color-edge-strong)',
  HEAD: 'var(--color-ink)',
};

/** Corrections of each day or week, one cause upon the other. */
export function CausesChart({ label, steps }: { label: string; steps: readonly CausesStep[] }) {
  const t = useTranslations('insights');
  const formats = useFormats();
  return (
    <ChartFrame label={label}>
      <BarChart data={[...steps]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid {...grid} />
        <XAxis dataKey="label" minTickGap={24} {...axis} />
        <YAxis allowDecimals={false} width={36} {...axis} />
        <Legend {...legend} iconType="circle" iconSize={8} />
        <Tooltip
          {...underBars}
          content={({ payload }) => {
            const step = payload?.[0]?.payload as CausesStep | undefined;
            if (!step) return null;
            const shown = correctionCauses
              .filter((cause) => step.corrections[cause] > 0)
              .map((cause) => ({
                name: t(`cause_${cause}`),
                color: colours[cause],
                words: formats.quantity(step.corrections[cause]),
              }));
            return <ChartNote title={step.label} shown={shown} />;
          }}
        />
        {correctionCauses.map((cause) => (
          <Bar
            key={cause}
            stackId="causes"
            name={t(`cause_${cause}`)}
            dataKey={(step: CausesStep) => step.corrections[cause]}
            fill={colours[cause]}
            stroke="var(--color-paper)"
            maxBarSize={28}
            {...still}
          />
        ))}
      </BarChart>
    </ChartFrame>
  );
}
