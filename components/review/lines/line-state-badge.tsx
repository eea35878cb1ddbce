import { clsx } from 'clsx';
import { Check, CheckCheck, Diamond, type LucideIcon, TriangleAlert, UserCheck, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { LineState } from './line-state';

/** Word, shape and border say the same, so that none of them needs colour. */
const looks: Record<LineState, { icon: LucideIcon; className: string }> = {
  exact: { icon: CheckCheck, className: 'border-good/40 bg-good-soft text-good' },
  likely: { icon: Check, className: 'border-good/40 text-good' },
  choose: { icon: Diamond, className: 'border-warn text-warn' },
  check: { icon: TriangleAlert, className: 'border-dashed border-warn bg-warn-soft text-warn' },
  none: { icon: X, className: 'border-double border-3 border-bad/60 text-bad' },
  confirmed: { icon: UserCheck, className: 'border-info/40 bg-info-soft text-info' },
};

export function LineStateBadge({ state, detail }: { state: LineState; detail?: string }) {
  const t = useTranslations('reviewLines');
  const { icon: Icon, className } = looks[state];
  return (
    <span
      title={detail}
      className={clsx(
        'inline-flex h-6 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {t(`state_${state}`)}
    </span>
  );
}
