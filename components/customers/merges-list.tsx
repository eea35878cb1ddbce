import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { CustomerMerge } from '@/lib/customers/merge-contract';
import { UndoMerge } from './undo-merge';

/** Who was merged into a customer; the latest can be taken apart again for a day. */
export function MergesList({ merges, formats }: { merges: readonly CustomerMerge[]; formats: Formats }) {
  const t = useTranslations('customerPage');
  return (
    <ul className="grid gap-2">
      {merges.map(({ id, merged, mergedAt, mergedBy, undoneAt, undoUntil }) => (
        <li key={id} className="grid gap-1 rounded-lg border border-edge bg-paper p-3">
          <p className="wrap-anywhere">
            <span dir="auto">{merged.name}</span>
            {merged.phoneNumber && merged.phoneNumber !== merged.name ? (
              <span className="text-soft"> · {merged.phoneNumber}</span>
            ) : null}
          </p>
          <p className="text-sm text-soft">
            {mergedBy
              ? t('mergedAtBy', { time: formats.moment(mergedAt), name: mergedBy })
              : t('mergedAt', { time: formats.moment(mergedAt) })}
            {undoneAt ? ` · ${t('undoneAt', { time: formats.moment(undoneAt) })}` : ''}
          </p>
          {undoUntil ? (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <UndoMerge mergeId={id} name={merged.name} />
              <span className="text-sm text-soft">{t('undoUntil', { time: formats.moment(undoUntil) })}</span>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
