import { ArrowUp } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { HeadCell } from './table';

/** The heading of a column that the list can be put in the order of, ascending. */
export function SortHead({
  href,
  isCurrent,
  className,
  children,
}: {
  /** The list in this order. */
  href: string;
  isCurrent: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <HeadCell {...(isCurrent ? { 'aria-sort': 'ascending' } : {})} {...(className ? { className } : {})}>
      <Link
        href={href}
        className="inline-flex items-center gap-1 rounded-sm hover:text-ink hover:underline @max-2xl:hidden"
      >
        {children}
        {isCurrent ? <ArrowUp aria-hidden className="size-3.5" /> : null}
      </Link>
    </HeadCell>
  );
}
