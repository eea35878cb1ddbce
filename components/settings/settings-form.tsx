'use client';

import { useTranslations } from 'next-intl';
import { SavingForm, type SavingFormProps } from '@/components/shell/saving-form';
import { SubmitButton } from '@/components/shell/submit-button';

/** A sheet of settings with its Save. */
export function SettingsForm({
  note,
  submitting,
  isUnchanged = false,
  ...form
}: SavingFormProps & {
  /** What saving does besides. */
  note?: string;
  submitting?: string;
  isUnchanged?: boolean;
}) {
  const t = useTranslations('shell');
  return (
    <SavingForm
      {...form}
      className="grid gap-4 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
      foot={
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
          {note ? <p className="flex-1 basis-48 text-sm text-soft">{note}</p> : null}
          <SubmitButton save={form.save} submitting={submitting ?? t('saving')} disabled={isUnchanged}>
            {t('save')}
          </SubmitButton>
        </div>
      }
    />
  );
}
