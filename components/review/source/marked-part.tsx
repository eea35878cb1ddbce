import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AccountedPart } from '@/lib/orders/answers';
import { headFields } from '@/lib/orders/head-fields';
import { goToLeftOut } from './left-outs';

/** What of the order's head a part may be of, as `head_address`. */
const headKinds = [
  'address',
  'code',
  'date',
  'label',
  'phone',
  'reservation',
  'time',
  ...headFields,
] as const;

/** A part of the message that is no line: of the order's head, or left out. A word says which, beside its look. */
export function MarkedPart({ part, children }: { part: AccountedPart; children: ReactNode }) {
  const t = useTranslations('reviewSource');
  if (part.as === 'head') {
    const kind = headKinds.find((each) => each === part.reason) ?? 'label';
    return (
      <span title={t(`head_${kind}`)} className="border-b-2 border-info/50 border-double">
        {children}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same parts are reached by key below the lines.
    <mark
      title={t('weLeftOut', { reason: part.reason ?? t('notOrderedWhy') })}
      onClick={part.doubtful ? () => goToLeftOut(part.start) : undefined}
      className={clsx(
        'underline underline-offset-4',
        part.doubtful
          ? 'cursor-pointer rounded-sm bg-warn-soft text-ink decoration-warn decoration-wavy hover:bg-hover'
          : 'bg-transparent text-soft decoration-dashed',
      )}
    >
      {children}
      <sup className={clsx('pl-1 text-xs no-underline', part.doubtful ? 'text-warn' : 'text-soft')}>
        {t(part.doubtful ? 'leftOutMarkDoubt' : 'leftOutMark')}
      </sup>
    </mark>
  );
}
