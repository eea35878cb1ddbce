'use client';

import { Search } from 'lucide-react';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';
import { Input, Select } from '@/components/ui/input';

/** Search and filters of a list. They stand in the address, so that a list can be sent, reloaded and gone back to. */
export function ListFilters({ label, children }: { label: string; children?: ReactNode }) {
  const { given, change, busy } = useListAddress();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search className="flex flex-wrap items-center gap-2" aria-busy={busy}>
      <div className="relative min-w-40 flex-1 sm:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-soft"
        />
        <Input
          type="search"
          aria-label={label}
          placeholder={label}
          defaultValue={given.get('search') ?? ''}
          maxLength={200}
          onChange={(event) => {
            const text = event.target.value;
            clearTimeout(timer.current);
            timer.current = setTimeout(() => change('search', text.trim()), 250);
          }}
          className="pl-8"
        />
      </div>
      {children}
    </search>
  );
}

export function ListFilter({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly { value: string; words: string }[];
}) {
  const { given, change } = useListAddress();
  return (
    <Select
      aria-label={label}
      value={given.get(name) ?? ''}
      onChange={(event) => change(name, event.target.value)}
      className="max-w-52"
    >
      <option value="">{label}: all</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}

function useListAddress() {
  const given = useSearchParams();
  const pathname = usePathname();
  const router = useRouter();
  const [busy, startTransition] = useTransition();
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(given);
    next.delete('offset');
    if (value === '') next.delete(name);
    else next.set(name, value);
    startTransition(() =>
      router.replace(next.size > 0 ? `${pathname}?${next}` : pathname, { scroll: false }),
    );
  };
  return { given, change, busy };
}
