'use client';

import { Search, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Input, Select } from '@/components/ui/input';
import { useListAddress } from './use-list-address';

/** Search and filters of a list. They stand in the address, so that a list can be sent, reloaded and gone back to. */
export function ListFilters({ label, children }: { label: string; children?: ReactNode }) {
  const { busy, ...typed } = useTyped('search');
  return (
    <search className="flex flex-wrap items-center gap-2" aria-busy={busy}>
      <div className="relative min-w-40 flex-1 sm:max-w-sm">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-soft"
        />
        <Input
          {...typed}
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          className="pl-8"
        />
      </div>
      {children}
    </search>
  );
}

/** A filter that is typed: a text, or a day. */
export function ListInput({
  name,
  label,
  type = 'search',
}: {
  name: string;
  label: string;
  type?: 'search' | 'date';
}) {
  const id = useId();
  const { busy: _, ...typed } = useTyped(name);
  if (type === 'date') {
    return (
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="text-sm text-soft">
          {label}
        </label>
        <Input {...typed} id={id} type="date" className="w-36" />
      </div>
    );
  }
  return (
    <Input
      {...typed}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      className="max-w-60"
    />
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
  const t = useTranslations('shell');
  const { given, change } = useListAddress();
  return (
    <Select
      aria-label={label}
      value={given.get(name) ?? ''}
      onChange={(event) => change(name, event.target.value)}
      className="max-w-52"
    >
      <option value="">{t('filterAll', { label })}</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
}

/** A field whose text goes into the address a moment after the last key. */
function useTyped(name: string) {
  const { given, change, busy } = useListAddress();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const value = given.get(name) ?? '';
  useEffect(() => {
    // The filters were cleared elsewhere; what is being typed is left alone.
    if (field.current && field.current !== document.activeElement) field.current.value = value;
  }, [value]);
  return {
    busy,
    ref: field,
    defaultValue: value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => change(name, text.trim()), 250);
    },
  };
}

/** A filter that another page's link has set; all that can be done here is to take it away. */
export function FilterChip({ name, words }: { name: string | readonly string[]; words: string }) {
  const t = useTranslations('shell');
  const { change } = useListAddress();
  const takeAway = () => {
    for (const each of [name].flat()) change(each, '');
  };
  return (
    <Button aria-label={t('showAllAgain', { words })} onClick={takeAway} className="max-w-full">
      <span dir="auto" className="max-w-64 truncate">
        {words}
      </span>
      <X aria-hidden />
    </Button>
  );
}
