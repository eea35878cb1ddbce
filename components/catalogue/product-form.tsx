'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { RecordForm, type RecordFormProps } from '@/components/shell/record-form';
import type { Product } from '@/lib/catalogue/answers';
import {
  type ProductBody,
  type ProductField,
  type ProductFlags,
  productBody,
  productFields,
  productText,
} from './product-fields';

/** A product to be typed in, or one that is stored to be changed. */
export function ProductForm({ stored, ...form }: RecordFormProps<Product, ProductBody>) {
  const t = useTranslations('products');
  const tShell = useTranslations('shell');
  const { decimal } = useDesk().numbers;
  const [ticked, setTicked] = useState<Partial<ProductFlags>>({});
  const flags = {
    isZeroRated: ticked.isZeroRated ?? stored?.isZeroRated ?? false,
    isDiscontinued: ticked.isDiscontinued ?? stored?.isDiscontinued ?? false,
  };
  const tickBox = (name: keyof ProductFlags, label: string) => (
    <label className="flex min-h-8 flex-wrap items-center gap-x-2.5 touch:min-h-11">
      <input
        type="checkbox"
        checked={flags[name]}
        onChange={(event) => setTicked({ ...ticked, [name]: event.target.checked })}
        className="size-4 accent-accent"
      />
      {label}
      {form.clashes?.includes(name) ? (
        <span className="text-sm text-bad">
          {tShell('storedNow', { text: t(stored?.[name] ? 'yes' : 'no') })}
        </span>
      ) : null}
    </label>
  );
  return (
    <RecordForm<ProductField, ProductBody>
      {...form}
      fields={productFields(t)}
      storedText={(name) => productText(stored, name, decimal)}
      bodyOf={(typed) => productBody(typed, flags, stored)}
    >
      {tickBox('isZeroRated', t('zeroRatedVat'))}
      {tickBox('isDiscontinued', t('discontinuedWhat'))}
    </RecordForm>
  );
}
