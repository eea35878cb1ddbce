import { useTranslations } from 'next-intl';
import { useDesk } from '@/components/shell/desk-context';
import { Notice } from '@/components/ui/notice';
import type { MergeKeep, MergePreview } from '@/lib/customers/merge-contract';
import { closedTo } from './customer-fields';
import { describeMoves } from './merge-words';

/** What a merge would do, and what of the two customers stays where they differ. */
export function MergeOutline({
  preview,
  keep,
  onKeep,
}: {
  preview: MergePreview;
  keep: MergeKeep;
  onKeep: (change: MergeKeep) => void;
}) {
  const t = useTranslations('customerPage');
  const { role } = useDesk();
  const { survivor, merged, result, moves, aliasConflicts, differences, refusal } = preview;
  const closed = new Set<string>([survivor, merged].flatMap((each) => closedTo(role, each)));
  return (
    <div className="grid gap-3 border-t border-edge pt-3">
      {refusal ? <Notice tone="warn">{refusal}</Notice> : null}
      <p>
        {t.rich('mergeStays', {
          strong: (inside) => <strong>{inside}</strong>,
          survivor: survivor.name,
          merged: merged.name,
          what: describeMoves(moves, t),
        })}
      </p>
      {result.creditStatus === 'HOLD' ? <Notice tone="warn">{t('mergeOnHold')}</Notice> : null}
      {differences.map(({ field, kept, ...values }) => (
        <fieldset key={field} className="grid gap-1">
          <legend className="pb-1 text-sm font-medium">
            {t(`field_${field}`)}
            {closed.has(field) ? (
              <span className="font-normal text-soft"> · {t('managersChoose')}</span>
            ) : null}
          </legend>
          {[
            { id: survivor.id, value: values.survivor },
            { id: merged.id, value: values.merged },
          ].map(({ id, value }) => (
            <label key={id} className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
              <input
                type="radio"
                name={`keep-${field}`}
                disabled={closed.has(field)}
                checked={(keep[field] ?? kept) === id}
                onChange={() => onKeep({ [field]: id })}
                className="size-4 shrink-0 accent-accent"
              />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                {value}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {aliasConflicts.length > 0 ? (
        <div>
          <p className="text-sm font-medium">{t('phrasesDiffer')}</p>
          <ul className="list-disc pl-5 text-sm">
            {aliasConflicts.map(({ aliasText, kept, givenUp }) => (
              <li key={aliasText}>
                {t('phraseNow', { phrase: aliasText, kept: kept.name, givenUp: givenUp.name })}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
