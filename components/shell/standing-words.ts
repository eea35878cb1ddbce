import { useTranslations } from 'next-intl';
import { useInsertionEffect } from 'react';
import type { Words } from '@/lib/words/words';

let kept: Words<'shell'> | null = null;

/** Keeps the shell's words for what speaks outside of components: one person looks at a tab, in one language. */
export function useStandingWords(): void {
  const t = useTranslations('shell');
  // Before the effects of any part of the page, which may have something to say already.
  useInsertionEffect(() => {
    kept = t;
  }, [t]);
}

type Standing =
  | 'copyRequestId'
  | 'failureInPage'
  | 'managersNeedFactor'
  | 'sessionEnded'
  | 'sessionEndedWhat'
  | 'setItUp'
  | 'setUpFactorWhat'
  | 'signIn';

/** What a toast says; nothing on the server, where there are none. */
export function standingWord(key: Standing): string {
  return kept?.(key) ?? '';
}
