'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { describeError } from '@/components/shell/notify';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import type { Customer } from '@/lib/customers/contract';

const shown = 6;

/** One customer found by name, phone or ERP account, or what stands for none. */
export function CustomerChoice({
  legend,
  none,
  except,
  chosen,
  onChoose,
}: {
  legend: string;
  /** What it means to choose none, where that can be chosen. */
  none?: string;
  /** The id of a customer who is not offered. */
  except?: string;
  chosen: Customer | null;
  onChoose: (customer: Customer | null) => void;
}) {
  const t = useTranslations('customerChoice');
  const [search, setSearch] = useState('');
  const { data, error } = useQuery({
    queryKey: ['customers', 'search', search.trim()],
    queryFn: ({ signal }) =>
      callApi('GET /api/customers', { query: { search: search.trim(), limit: shown }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const found = data?.customers.filter(({ id }) => id !== except) ?? [];
  // It stays where it is while it is among them, so that the focus stays on it.
  const isFound = found.some(({ id }) => id === chosen?.id);
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-sm font-medium">{legend}</legend>
      {none ? <Choice label={none} checked={chosen === null} onCheck={() => onChoose(null)} /> : null}
      {chosen && !isFound ? <Choice label={chosen.name} checked onCheck={() => undefined} /> : null}
      <Input
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="h-48 overflow-y-auto">
        {found.map((customer) => (
          <Choice
            key={customer.id}
            label={customer.name}
            note={customer.phoneNumber ?? undefined}
            checked={customer.id === chosen?.id}
            onCheck={() => onChoose(customer)}
          />
        ))}
        <p role="status" className="text-sm text-soft">
          {error ? describeError(error) : null}
          {data && data.total === 0 ? t('noneFits') : null}
          {data && data.total > shown ? t('more', { count: String(data.total - shown) }) : null}
        </p>
      </div>
    </fieldset>
  );
}

function Choice({
  label,
  note,
  checked,
  onCheck,
}: {
  label: string;
  note?: string | undefined;
  checked: boolean;
  onCheck: () => void;
}) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
      <input
        type="radio"
        name="customer-choice"
        checked={checked}
        onChange={onCheck}
        className="size-4 shrink-0 accent-accent"
      />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {label}
      </span>
      {note ? <span className="ml-auto text-sm whitespace-nowrap text-soft">{note}</span> : null}
    </label>
  );
}
