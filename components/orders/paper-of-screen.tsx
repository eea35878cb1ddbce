'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Less than a sheet of A4 is wide, which would be cut off. */
const narrow = '(max-width: 767px)';

/** On a telephone goes on to the slips on a roll, as long as nobody has chosen a paper. */
export function PaperOfScreen({ roll }: { roll: string }) {
  const router = useRouter();
  useEffect(() => {
    // Once: a page that is being printed is as wide as its paper.
    if (window.matchMedia(narrow).matches) router.replace(roll);
  }, [router, roll]);
  return null;
}
