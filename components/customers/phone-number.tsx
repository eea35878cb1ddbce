'use client';

import { Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { notifyDone, notifyWarning } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import type { Words } from '@/lib/words/words';

/** A number to call, and to copy for another device. */
export function PhoneNumber({ number }: { number: string }) {
  const t = useTranslations('customers');
  return (
    <span className="flex items-center gap-1">
      <a href={`tel:${number}`} className="rounded-sm whitespace-nowrap hover:underline">
        {number}
      </a>
      <Button size="icon" tone="quiet" aria-label={t('copyPhone')} onClick={() => void copy(number, t)}>
        <Copy aria-hidden />
      </Button>
    </span>
  );
}

async function copy(number: string, t: Words<'customers'>): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    notifyDone(t('copied'), { id: 'copied' });
  } catch {
    notifyWarning(t('copiedNot'), { id: 'copied', description: number });
  }
}
