import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** The page of something that does not exist, or no longer. */
export function NothingHere({ title, href, back }: { title: string; href: string; back: string }) {
  return (
    <EmptyState icon={SearchX} title={title}>
      <p>The address is wrong, or what was here is gone.</p>
      <Link href={href} className={buttonClass({}, 'mt-3')}>
        {back}
      </Link>
    </EmptyState>
  );
}
