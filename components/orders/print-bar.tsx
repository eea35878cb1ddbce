'use client';

import { Printer } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Button, buttonClass } from '@/components/ui/button';
import { type Paper, papers } from './paper';

/** Chooses the paper and prints. */
export function PrintBar({ paper, address }: { paper: Paper; address: Record<Paper, string> }) {
  const t = useTranslations('pickSlips');
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <style>{'@page sheet { size: A4; margin: 0; }'}</style>
      <nav aria-label={t('paper')} className="flex gap-1">
        {papers.map((each) => (
          <Link
            key={each}
            href={address[each]}
            replace
            aria-current={each === paper ? 'true' : undefined}
            className={buttonClass(
              { tone: 'quiet' },
              'aria-[current]:border-edge-strong aria-[current]:bg-raised aria-[current]:text-ink',
            )}
          >
            {t(`paper_${each}`)}
          </Link>
        ))}
      </nav>
      <Button tone="primary" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('print')}
      </Button>
    </div>
  );
}
