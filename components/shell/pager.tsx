import { ChevronLeft, ChevronRight } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { countWords } from './count-words';

interface PageFacts {
  total: number;
  totalIsExact: boolean;
  limit: number;
  offset: number;
  /** Set where a search did not look at all rows: those found are all that can be shown. */
  searchedOnly?: number | null;
}

/** Where one is in a list, and the way on and back. `address` makes the link of a page. */
export function Pager({ page, address }: { page: PageFacts; address: (offset: number) => string }) {
  const t = useTranslations('shell');
  const { total, totalIsExact, limit, offset, searchedOnly = null } = page;
  if (total === 0) return null;
  // Rows are counted only so far; they go on.
  const isOpen = !totalIsExact && searchedOnly === null;
  const last = isOpen ? offset + limit : Math.min(offset + limit, total);
  return (
    <nav aria-label={t('pagesOfList')} className="flex items-center gap-2">
      <p className="text-soft">
        {t('rangeOf', {
          from: countWords(offset + 1),
          to: countWords(last),
          total: countWords(total, totalIsExact),
        })}
      </p>
      <div className="ml-auto flex gap-2">
        <Step href={offset > 0 ? address(Math.max(0, offset - limit)) : null} label={t('previous')}>
          <ChevronLeft aria-hidden />
        </Step>
        <Step href={last < total || isOpen ? address(offset + limit) : null} label={t('next')}>
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

function Step({ href, label, children }: { href: string | null; label: string; children: React.ReactNode }) {
  return href === null ? (
    <span aria-disabled className={buttonClass()}>
      {children}
      {label}
    </span>
  ) : (
    <Link href={href} className={buttonClass()}>
      {children}
      {label}
    </Link>
  );
}

/** Addresses of a list's pages, with its search and filters kept. */
export function pageAddress(path: string, kept: Record<string, string | undefined>) {
  return (offset: number): string => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(kept)) if (value) query.set(name, value);
    if (offset > 0) query.set('offset', String(offset));
    return query.size > 0 ? `${path}?${query}` : path;
  };
}
