'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { SavingForm, type SavingFormProps } from './saving-form';
import { SubmitButton } from './submit-button';

/** A form that was opened to save one thing, and is left again. */
export function EntryForm({
  submit,
  submitting,
  onCancel,
  ...form
}: SavingFormProps & {
  submit: string;
  /** What the button says meanwhile. */
  submitting?: string;
  onCancel: () => void;
}) {
  const t = useTranslations('shell');
  return (
    <SavingForm
      {...form}
      className="grid gap-4"
      foot={
        <DialogActions>
          <Button onClick={onCancel}>{t('cancel')}</Button>
          <SubmitButton save={form.save} {...(submitting ? { submitting } : {})}>
            {submit}
          </SubmitButton>
        </DialogActions>
      }
    />
  );
}
