'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from './button';
import { Input } from './input';

/** A value to take along. Where the browser gives no clipboard (plain http), it is selected, to be copied by hand. */
export function CopyField({
  label,
  value,
  autoFocus = false,
}: {
  label: string;
  value: string;
  /** Begin with the button, in a dialog that is there to copy from. */
  autoFocus?: boolean;
}) {
  const t = useTranslations('ui');
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      input.current?.select();
      setState('selected');
    }
  };
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <Input
          ref={input}
          readOnly
          aria-label={label}
          value={value}
          onFocus={(event) => event.target.select()}
          className="font-mono"
        />
        <Button autoFocus={autoFocus} tone={autoFocus ? 'primary' : 'plain'} onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {state === 'copied' ? t('onClipboard') : null}
        {state === 'selected' ? t('selected') : null}
      </p>
    </div>
  );
}
