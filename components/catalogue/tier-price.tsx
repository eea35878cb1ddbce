'use client';

import { useTranslations } from 'next-intl';
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
  const t = useTranslations('prices');
  const [priceTier, setTier] = useState('');
  const [price, setPrice] = useState('');
  const save = useSave(
    () =>
      callApi('PUT /api/products/:id/prices', {
        params: { id: productId },
        body: { priceTier: priceTier.trim(), price: parseDecimal(price) ?? Number.NaN },
      }),
    { done: t('isSet'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={['priceTier', 'price']}
      submit={t('setPrice')}
      submitting={t('setting')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('priceTier')} hint={t('tierHint')} error={faultOf('priceTier')}>
            {(wiring) => (
              <TierInput
                wiring={wiring}
                tiers={tiers}
                value={priceTier}
                onChange={(event) => setTier(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('price')} error={faultOf('price')}>
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
