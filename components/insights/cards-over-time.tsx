import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { Insights } from '@/lib/insights/contract';
import { correctionCauses } from '@/lib/orders/correction-causes';
import { ordersBehind, ordersCorrected } from './behind';
import { sayDuration } from './duration';
import { InsightCard } from './insight-card';
import { CausesChart, RateChart, SpeedChart } from './late-charts';
import { sayShare } from './share';
import { stepsOf } from './steps';

interface Shown {
  insights: Insights;
  formats: Formats;
}

/** Each day or week with its figures, and how it is called. */
const told = ({ insights, formats }: Shown) => {
  const steps = stepsOf(insights, formats);
  return insights.steps.flatMap((figures, at) => {
    const step = steps[at];
    return step ? [{ ...figures, ...step }] : [];
  });
};

export function TouchlessCard({ insights, formats }: Shown) {
  const t = useTranslations('insights');
  const { total, from, to, step } = insights;
  const { approved, touchless } = total;
  const steps = told({ insights, formats });
  const title = t('touchless');
  return (
    <InsightCard
      title={title}
      what={t('touchlessWhat')}
      figure={sayShare(touchless, approved)}
      detail={t('touchlessFigure', {
        touchless: formats.quantity(touchless),
        approved: formats.quantity(approved),
      })}
      chart={
        <RateChart
          label={title}
          steps={steps.map(({ label, approved: of, touchless: part }) => ({
            ...{ label, approved: of, touchless: part },
          }))}
        />
      }
      table={{
        heads: [t(step === 'DAY' ? 'day' : 'week'), t('approved'), t('touchlessOrders'), t('rate')],
        rows: steps.toReversed().map((each) => ({
          about: each.words,
          ...(each.approved > 0 ? { href: ordersBehind(each) } : {}),
          figures: [
            formats.quantity(each.approved),
            formats.quantity(each.touchless),
            sayShare(each.touchless, each.approved),
          ],
        })),
      }}
      behind={{ href: ordersBehind({ from, to, touched: false }), words: t('touchlessOrders') }}
    />
  );
}

export function CorrectionsCard({ insights, formats }: Shown) {
  const t = useTranslations('insights');
  const { total, from, to, step } = insights;
  const steps = told({ insights, formats });
  const title = t('corrections');
  const count = correctionCauses.reduce((sum, cause) => sum + total.corrections[cause], 0);
  return (
    <InsightCard
      title={title}
      what={t('correctionsWhat')}
      figure={t('correctionsFigure', { count })}
      chart={
        <CausesChart label={title} steps={steps.map(({ label, corrections }) => ({ label, corrections }))} />
      }
      table={{
        heads: [t(step === 'DAY' ? 'day' : 'week'), ...correctionCauses.map((cause) => t(`cause_${cause}`))],
        rows: steps.toReversed().map((each) => ({
          about: each.words,
          ...(correctionCauses.some((cause) => each.corrections[cause] > 0)
            ? { href: ordersCorrected(each) }
            : {}),
          figures: correctionCauses.map((cause) => {
            const words = formats.quantity(each.corrections[cause]);
            return each.corrections[cause] > 0 ? { words, href: ordersCorrected(each, cause) } : words;
          }),
        })),
      }}
      behind={{ href: ordersCorrected({ from, to }), words: t('correctedOrders') }}
    />
  );
}

export function SpeedCard({ insights, formats }: Shown) {
  const t = useTranslations('insights');
  const { total, from, to, step } = insights;
  const steps = told({ insights, formats });
  const title = t('speed');
  const say = (seconds: number | null) => (seconds === null ? '–' : sayDuration(seconds, formats.quantity));
  return (
    <InsightCard
      title={title}
      what={t('speedWhat')}
      figure={say(total.p50Seconds)}
      detail={t('speedFigure', { ninety: say(total.p90Seconds) })}
      chart={
        <SpeedChart
          label={title}
          steps={steps.map(({ label, p50Seconds, p90Seconds }) => ({ label, p50Seconds, p90Seconds }))}
        />
      }
      table={{
        heads: [t(step === 'DAY' ? 'day' : 'week'), t('approved'), t('median'), t('ninety')],
        rows: steps.toReversed().map((each) => ({
          about: each.words,
          ...(each.approved > 0 ? { href: ordersBehind(each) } : {}),
          figures: [formats.quantity(each.approved), say(each.p50Seconds), say(each.p90Seconds)],
        })),
      }}
      behind={{ href: ordersBehind({ from, to }), words: t('ordersBehind') }}
    />
  );
}
