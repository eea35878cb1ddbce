'use client';

import { useState } from 'react';
import { useDesk } from '@/components/shell/desk-context';
import { EntryForm } from '@/components/shell/entry-form';
import type { RecordFormProps } from '@/components/shell/record-form-props';
import { numberFault, TextFields, type Typed } from '@/components/shell/text-fields';
import { useSave } from '@/components/shell/use-save';
import type { Product } from '@/lib/catalogue/answers';
import {
  type ProductBody,
  type ProductField,
  productBody,
  productFields,
  productText,
} from './product-fields';

const names = productFields.map(({ name }) => name);

/** A product to be typed in, or one that is stored to be changed. */
export function ProductForm({
  stored,
  clashes = [],
  send,
  submit = 'Save',
  submitting = 'Saving…',
  done = (name) => `Saved ${name}`,
  onClose,
}: RecordFormProps<Product, ProductBody>) {
  const { decimal } = useDesk().numbers;
  const [typed, setTyped] = useState<Typed<ProductField>>({});
  const [zeroRated, setZeroRated] = useState<boolean>();
  const [tried, setTried] = useState(false);
  const isZeroRated = zeroRated ?? stored?.isZeroRated ?? false;
  const body = productBody(typed, isZeroRated, stored);
  const save = useSave(() => send(body), { done: done(body.name), failed: null, onDone: onClose });
  const isReady = () => {
    setTried(true);
    return productFields.every((field) => numberFault<ProductField>(field, typed) === undefined);
  };
  const noteOf = (name: ProductField) => {
    const field = productFields.find((each) => each.name === name);
    if (tried && field) return numberFault<ProductField>(field, typed);
    return undefined;
  };
  const nowStored = (name: ProductField | 'isZeroRated') =>
    clashes.includes(name)
      ? `Stored now: ${name === 'isZeroRated' ? (stored?.isZeroRated ? 'yes' : 'no') : productText(stored, name, decimal) || 'nothing'}`
      : undefined;
  return (
    <EntryForm
      save={save}
      names={names}
      submit={submit}
      submitting={submitting}
      isReady={isReady}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <TextFields
            fields={productFields}
            shown={(name) => typed[name] ?? productText(stored, name, decimal)}
            onType={(name, text) => setTyped({ ...typed, [name]: text })}
            faultOf={(name) => noteOf(name) ?? faultOf(name) ?? nowStored(name)}
          />
          <label className="flex min-h-8 flex-wrap items-center gap-x-2.5 touch:min-h-11">
            <input
              type="checkbox"
              checked={isZeroRated}
              onChange={(event) => setZeroRated(event.target.checked)}
              className="size-4 accent-accent"
            />
            Zero-rated for VAT
            {nowStored('isZeroRated') ? (
              <span className="text-sm text-bad">{nowStored('isZeroRated')}</span>
            ) : null}
          </label>
        </>
      )}
    </EntryForm>
  );
}
