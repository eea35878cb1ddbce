'use client';

import { useState } from 'react';
import type { CallEntries } from '@/lib/api/reference-shapes';
import { CallForm } from './call-form';

interface TryItProps {
  id: string;
  method: string;
  path: string;
  call: CallEntries;
}

/** Calls the endpoint from its own page, as the person who is signed in in this browser. */
export function TryIt(props: TryItProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="min-w-0 rounded-lg border border-edge"
      onToggle={(event) => {
        // Once opened it stays: what was typed in is not lost by folding it up.
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="rounded-lg px-3 py-2 font-medium hover:bg-hover touch:py-3">Try it</summary>
      {isOpened ? <CallForm {...props} /> : null}
    </details>
  );
}
