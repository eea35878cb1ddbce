import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** A list whose filters leave nothing. */
export function NothingFound({ path }: { path: string }) {
  return (
    <EmptyState icon={SearchX} title="Nothing fits these filters">
      <Link href={path} className={buttonClass({}, 'mt-2')}>
        Clear filters
      </Link>
    </EmptyState>
  );
}
