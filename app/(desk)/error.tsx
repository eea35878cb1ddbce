'use client';

import { CircleAlert } from 'lucide-react';
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
  return (
    <EmptyState icon={CircleAlert} title="This page could not be loaded">
      <p>Nothing that was saved is lost.{error.digest ? ` The fault has the number ${error.digest}.` : ''}</p>
      <Button className="mt-4" onClick={reset}>
        Try again
      </Button>
    </EmptyState>
  );
}
