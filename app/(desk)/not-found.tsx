import { SearchX } from 'lucide-react';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

export default function DeskNotFound() {
  return (
    <EmptyState icon={SearchX} title="There is nothing here">
      <p>The address is wrong, or what was here is gone.</p>
      <Link href="/review" className={buttonClass({}, 'mt-3')}>
        To the review queue
      </Link>
    </EmptyState>
  );
}
