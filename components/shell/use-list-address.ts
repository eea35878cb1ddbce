import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useTransition } from 'react';

/** The queries asked for last, while the list still shows the one before them. */
let onTheirWay: string[] = [];

/** Search and filters as the address has them, and how to change one; what was changed just before is kept. */
export function useListAddress() {
  const given = useSearchParams();
  const pathname = usePathname();
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const shown = given.toString();
  useEffect(() => {
    // What is shown may be one of them; any other is somebody's own way here, by a link or by going back.
    const at = onTheirWay.indexOf(shown);
    onTheirWay = at < 0 ? [] : onTheirWay.slice(at);
  }, [shown]);
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(onTheirWay.at(-1) ?? shown);
    next.delete('offset');
    if (value === '') next.delete(name);
    else next.set(name, value);
    onTheirWay = [...onTheirWay, next.toString()];
    startTransition(() =>
      router.replace(next.size > 0 ? `${pathname}?${next}` : pathname, { scroll: false }),
    );
  };
  return { given, change, busy };
}
