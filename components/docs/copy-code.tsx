'use client';

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Without a clipboard (plain http) it says so, and the code is there to be marked by hand. */
export function CopyCode({ label, code }: { label: string; code: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <span aria-live="polite" className="sr-only">
        {state === 'copied' ? 'Copied' : ''}
      </span>
      {state === 'refused' ? <span>Mark it and press Ctrl+C</span> : null}
      <Button tone="quiet" size="small" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        {state === 'copied' ? 'Copied' : 'Copy'}
      </Button>
    </>
  );
}
