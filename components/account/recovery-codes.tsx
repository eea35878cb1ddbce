'use client';

import { Check, Copy, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog-actions';
import { Notice } from '@/components/ui/notice';

/** The recovery codes, this once: to be printed, or copied to where secrets are kept. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useTranslations('account');
  const list = useRef<HTMLOListElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'selected'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setState('copied');
    } catch {
      // Where the browser gives no clipboard (plain http), they are selected, to be copied by hand.
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      setState('selected');
    }
  };
  return (
    <>
      <Notice tone="warn">{t('codesOnce')}</Notice>
      <section data-print-alone aria-label={t('recoveryCodes')}>
        <h3 className="hidden font-semibold print:block">{t('codesTitle')}</h3>
        <ol ref={list} className="grid gap-x-6 gap-y-1 rounded-md bg-sunken px-3 py-2 font-mono text-sm">
          {codes.map((code) => (
            <li key={code} className="whitespace-nowrap">
              {code}
            </li>
          ))}
        </ol>
      </section>
      <p aria-live="polite" className="-mt-3 text-sm text-soft empty:hidden">
        {state === 'copied' ? t('codesOnClipboard') : null}
        {state === 'selected' ? t('codesSelected') : null}
      </p>
      <DialogActions>
        <Button onClick={() => void copy()}>
          {state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
          {state === 'copied' ? t('copied') : t('copy')}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {t('print')}
        </Button>
        <Button tone="primary" onClick={onKept}>
          {t('haveKept')}
        </Button>
      </DialogActions>
    </>
  );
}
