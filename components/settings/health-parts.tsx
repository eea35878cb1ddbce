import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import type { PartStatus } from '@/lib/health/part-status';
import { judgePart } from './judge-part';

const icons = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
} as const;

/** What the service relies on: each part's state in words, and what to do. */
export function HealthParts({ parts, formats }: { parts: readonly PartStatus[]; formats: Formats }) {
  const t = useTranslations('health');
  const tParts = useTranslations('healthParts');
  return (
    <ul
      aria-label={t('parts')}
      className="grid gap-px overflow-hidden rounded-lg border border-edge bg-edge shadow-sheet sm:grid-cols-2 lg:grid-cols-3"
    >
      {parts.map((status) => {
        const { title, state, words, todo } = judgePart(status, { t: tParts, moment: formats.moment });
        const Icon = icons[state];
        return (
          <li key={status.part} className="grid content-start gap-1 bg-paper p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{title}</h3>
              <Badge tone={state}>
                <Icon aria-hidden />
                {t(`state_${state}`)}
              </Badge>
            </div>
            <p className="break-words">{words}</p>
            {todo ? <p className="break-words text-soft">{todo}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}
