'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { RecordForm, type RecordFormProps } from '@/components/shell/record-form';
import type { Product } from '@/lib/catalogue/answers';
import {
  type ProductBody,
  type ProductField,
  productBody,
  productFields,
  productText,
} from './product-fields';

/** A product to be typed in, or one that is stored to be changed. */
export function ProductForm({ stored, ...form }: RecordFormProps<Product, ProductBody>) {
  const t = useTranslations('products');
  const tShell = useTranslations('shell');
  const { decimal } = useDesk().numbers;
  const [zeroRated, setZeroRated] = useState<boolean>();
  const isZeroRated = zeroRated ?? stored?.isZeroRated ?? false;
  return (
    <RecordForm<ProductField, ProductBody>
      {...form}
      fields={productFields(t)}
      storedText={(name) => productText(stored, name, decimal)}
      bodyOf={(typed) => productBody(typed, isZeroRated, stored)}
    >
      <label className="flex min-h-8 flex-wrap items-center gap-x-2.5 touch:min-h-11">
        <input
          type="checkbox"
          checked={isZeroRated}
          onChange={(event) => setZeroRated(event.target.checked)}
          className="size-4 accent-accent"
        />
        {t('zeroRatedVat')}
        {form.clashes?.includes('isZeroRated') ? (
          <span className="text-sm text-bad">
            {tShell('storedNow', { text: t(stored?.isZeroRated ? 'yes' : 'no') })}
          </span>
        ) : null}
      </label>
    </RecordForm>
  );
}
