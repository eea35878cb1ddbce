'use client';

import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { parseDecimal } from '@/components/shell/formats';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/api/call-api';
import { TierInput } from './special-price-form';

/** A product's price for a price tier to be typed in. */
export function TierPriceForm({
  productId,
  tiers,
  onClose,
}: {
  productId: string;
  tiers: readonly string[];
  onClose: () => void;
}) {
  const [priceTier, setTier] = useState('');
  const [price, setPrice] = useState('');
  const save = useSave(
    () =>
      callApi('PUT /api/products/:id/prices', {
        params: { id: productId },
        body: { priceTier: priceTier.trim(), price: parseDecimal(price) ?? Number.NaN },
      }),
    { done: 'The price is set', failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={['priceTier', 'price']}
      submit="Set price"
      submitting="Setting…"
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field
            label="Price tier"
            hint="One that there is, or a new one. It takes the place of the price that the tier has."
            error={faultOf('priceTier')}
          >
            {(wiring) => (
              <TierInput
                wiring={wiring}
                tiers={tiers}
                value={priceTier}
                onChange={(event) => setTier(event.target.value)}
              />
            )}
          </Field>
          <Field label="Price" error={faultOf('price')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
                value={price}
                onChange={(event) => setPrice(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </EntryForm>
  );
}
