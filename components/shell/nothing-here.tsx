import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The page of something that does not exist, or no longer. */
export function NothingHere({ title, href, back }: { title: string; href: string; back: string }) {
  const t = useTranslations('shell');
  return (
    <EmptyState icon={SearchX} title={title} as="h1">
      <p>{t('notFoundWhy')}</p>
      <Link href={href} className={buttonClass({}, 'mt-3')}>
        {back}
      </Link>
    </EmptyState>
  );
}
