'use client';

import { Check, Copy } from 'lucide-react';
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
          {state === 'copied' ? 'Copied' : 'Copy'}
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {state === 'copied' ? 'It is on the clipboard.' : null}
        {state === 'selected' ? 'It is selected: press Ctrl+C to copy it.' : null}
      </p>
    </div>
  );
}
