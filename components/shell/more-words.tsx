'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import type { English } from '@/lib/words/english';

/** Adds the words of more rooms to those that the page around has. */
export function MoreWords({ words, children }: { words: Partial<English>; children: ReactNode }) {
  const around = useMessages();
  const messages = useMemo(() => ({ ...around, ...words }), [around, words]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
