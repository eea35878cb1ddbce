'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/http/call-api';

const fields = [
  { name: 'name', label: 'Name', required: true, hint: undefined },
  { name: 'phoneNumber', label: 'Phone', required: true, hint: 'In any common form, such as 082 555 0142.' },
  { name: 'erpCustomerId', label: 'ERP account', required: false, hint: 'Orders need it to reach the ERP.' },
  { name: 'priceTier', label: 'Price tier', required: false, hint: 'STANDARD when left empty.' },
] as const;
type FieldName = (typeof fields)[number]['name'];

export function CustomerForm({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [given, setGiven] = useState<Partial<Record<FieldName, string>>>({});
  const [idempotencyKey] = useState(newIdempotencyKey);
  const text = (name: FieldName) => given[name]?.trim() || undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi('POST /api/customers', {
        body: {
          name: text('name') ?? '',
          phoneNumber: text('phoneNumber') ?? '',
          erpCustomerId: text('erpCustomerId'),
          priceTier: text('priceTier'),
        },
        idempotencyKey,
      }),
    onSuccess: (customer) => {
      notifyDone(`Added ${customer.name}`);
      onClose();
      router.refresh();
    },
  });
  const faults = formFaults(
    error,
    fields.map(({ name }) => name),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      {fields.map(({ name, label, required, hint }) => (
        <Field key={name} label={label} hint={hint} error={faults.of(name)}>
          {(wiring) => (
            <Input
              {...wiring}
              name={name}
              required={required}
              autoComplete="off"
              value={given[name] ?? ''}
              onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" disabled={isPending}>
          {isPending ? 'Adding…' : 'Add customer'}
        </Button>
      </DialogActions>
    </form>
  );
}
