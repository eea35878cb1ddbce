'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Input, Select } from '@/components/ui/input';
import type { Customer } from '@/lib/customers/contract';

const another = 'another';

/** Whose phone it is: a customer's, or any number. */
export function PhoneChoice({
  customers,
  value,
  onChange,
}: {
  customers: readonly Customer[];
  value: string;
  onChange: (phoneNumber: string) => void;
}) {
  const t = useTranslations('simulator');
  const [typing, setTyping] = useState(false);
  return (
    <div className="flex min-w-0 flex-1 flex-wrap gap-2">
      <Select
        aria-label={t('customer')}
        value={typing ? another : value}
        onChange={(event) => {
          const chosen = event.target.value;
          setTyping(chosen === another);
          onChange(chosen === another ? '' : chosen);
        }}
        className="max-w-80 flex-1"
      >
        {customers.map((customer) =>
          customer.phoneNumber ? (
            <option key={customer.id} value={customer.phoneNumber}>
              {customer.name.slice(0, 60)} · {customer.phoneNumber}
            </option>
          ) : null,
        )}
        <option value={another}>{t('anotherNumber')}</option>
      </Select>
      {typing ? (
        <Input
          aria-label={t('phoneNumber')}
          placeholder="082 555 0142"
          inputMode="tel"
          value={value}
          maxLength={32}
          onChange={(event) => onChange(event.target.value)}
          className="max-w-48"
        />
      ) : null}
    </div>
  );
}
