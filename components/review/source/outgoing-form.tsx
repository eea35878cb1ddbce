import { useTranslations } from 'next-intl';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { describeError } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { longestMessage } from '@/lib/orders/longest-message';

interface OutgoingProps {
  label: string;
  /** A tag such as `af`. */
  language: string;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  isSending: boolean;
  fault: Error | null;
  onCancel: () => void;
  /** Between the words and the buttons. */
  children?: ReactNode;
}

/** Words to the customer that the service proposes, as a clerk sees and changes them before they go. */
export function OutgoingForm(props: OutgoingProps) {
  const t = useTranslations('reviewSource');
  const { label, language, text, onText, onSend, isSending, fault, onCancel, children } = props;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isSending) onSend();
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <Field label={label} error={fault ? describeError(fault) : undefined}>
        {(wiring) => (
          <Textarea
            {...wiring}
            dir="auto"
            lang={language}
            value={text}
            maxLength={longestMessage}
            className="field-sizing-content max-h-72 min-h-32"
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
            }}
          />
        )}
      </Field>
      {children}
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" disabled={isSending || text.trim() === ''}>
          {t(isSending ? 'sending' : 'send')}
        </Button>
      </DialogActions>
    </form>
  );
}
