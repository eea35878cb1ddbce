'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { formFaults } from '@/components/shell/form-faults';
import { parseDecimal } from '@/components/shell/formats';
import { notifyDone } from '@/components/shell/notify';
import { Button } from '@/components/ui/button';
import { DialogActions } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { callApi, newIdempotencyKey } from '@/lib/http/call-api';

const fields = [
  { name: 'sku', label: 'SKU', required: true, numeric: false, className: 'font-mono' },
  { name: 'name', label: 'Name', required: true, numeric: false, className: 'col-span-2' },
  { name: 'basePrice', label: 'Price', required: true, numeric: true, className: '' },
  { name: 'unitOfMeasure', label: 'Unit (EA)', required: false, numeric: false, className: '' },
  { name: 'packSize', label: 'Pack size (1)', required: false, numeric: true, className: '' },
  { name: 'binLocation', label: 'Bin', required: false, numeric: false, className: 'font-mono' },
  { name: 'category', label: 'Category', required: false, numeric: false, className: '' },
  { name: 'barcode', label: 'Barcode', required: false, numeric: false, className: 'font-mono' },
  { name: 'reorderPoint', label: 'Reorder point (0)', required: false, numeric: true, className: '' },
  { name: 'safetyStock', label: 'Safety stock (0)', required: false, numeric: true, className: '' },
] as const;
type FieldName = (typeof fields)[number]['name'];

export function ProductForm({ onClose }: { onClose: () => void }) {
  const router = useRouter();
  const [given, setGiven] = useState<Partial<Record<FieldName, string>>>({});
  const [isZeroRated, setZeroRated] = useState(false);
  const [tried, setTried] = useState(false);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi('POST /api/products', { body: bodyOf(given, isZeroRated), idempotencyKey }),
    onSuccess: (product) => {
      notifyDone(`Added ${product.name}`);
      onClose();
      router.refresh();
    },
  });
  const faults = formFaults(
    error,
    fields.map(({ name }) => name),
  );
  const isWrong = ({ name, numeric }: (typeof fields)[number]) => {
    const typed = given[name]?.trim() ?? '';
    return numeric && typed !== '' && parseDecimal(typed) === null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fields.some(isWrong)) mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {faults.general ? (
        <Notice tone="bad" alert>
          {faults.general}
        </Notice>
      ) : null}
      <div className="grid grid-cols-2 gap-3">
        {fields.map((field) => {
          const { name, label, required, numeric, className } = field;
          const error = tried && isWrong(field) ? 'A number, such as 12 or 2,5.' : faults.of(name);
          return (
            <div key={name} className={className.includes('col-span') ? className : ''}>
              <Field label={label} error={error}>
                {(wiring) => (
                  <Input
                    {...wiring}
                    name={name}
                    required={required}
                    {...(numeric ? { inputMode: 'decimal' as const } : {})}
                    autoComplete="off"
                    value={given[name] ?? ''}
                    onChange={(event) => setGiven({ ...given, [name]: event.target.value })}
                    className={className.includes('mono') ? 'font-mono' : ''}
                  />
                )}
              </Field>
            </div>
          );
        })}
      </div>
      <label className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
        <input
          type="checkbox"
          checked={isZeroRated}
          onChange={(event) => setZeroRated(event.target.checked)}
          className="size-4 accent-accent"
        />
        Zero-rated for VAT
      </label>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" disabled={isPending}>
          {isPending ? 'Adding…' : 'Add product'}
        </Button>
      </DialogActions>
    </form>
  );
}

function bodyOf(given: Partial<Record<FieldName, string>>, isZeroRated: boolean) {
  const text = (name: FieldName) => given[name]?.trim() || undefined;
  const number = (name: FieldName) => {
    const typed = text(name);
    return typed === undefined ? undefined : (parseDecimal(typed) ?? undefined);
  };
  return {
    sku: text('sku') ?? '',
    name: text('name') ?? '',
    basePrice: number('basePrice') ?? 0,
    unitOfMeasure: text('unitOfMeasure'),
    packSize: number('packSize'),
    binLocation: text('binLocation'),
    category: text('category'),
    barcode: text('barcode'),
    reorderPoint: number('reorderPoint'),
    safetyStock: number('safetyStock'),
    isZeroRated,
  };
}
