'use client';

import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** When a page cannot be made: what was saved is kept, so trying again is safe. */
export default function DeskError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  const t = useTranslations('shell');
  return (
    <EmptyState icon={CircleAlert} title={t('pageFailed')}>
      <p>{error.digest ? t('faultNumber', { number: error.digest }) : t('nothingLost')}</p>
      <Button className="mt-4" onClick={reset}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  );
}
