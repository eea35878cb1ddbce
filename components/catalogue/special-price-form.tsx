'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EntryForm } from '@/components/shell/entry-form';
import { parseDecimal } from '@/components/shell/formats';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';

/** A price of a customer or a price tier to be typed in; of a customer for any product, of a tier for the one that is looked at. */
export function SpecialPriceForm({
  product,
  tiers,
  customerId,
  onClose,
}: {
  /** Its SKU; null asks for it. */
  product: string | null;
  tiers: readonly string[];
  customerId: string | null;
  onClose: () => void;
}) {
  const t = useTranslations('prices');
  const [values, setValues] = useState({
    product: product ?? '',
    priceTier: tiers[0] ?? '',
    price: '',
    from: '',
    to: '',
  });
  const [idempotencyKey] = useState(newIdempotencyKey);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const save = useSave(
    () =>
      callApi('POST /api/products/:id/special-prices', {
        params: { id: values.product.trim() },
        body: {
          ...(customerId === null ? { priceTier: values.priceTier.trim() } : { customerId }),
          price: parseDecimal(values.price) ?? Number.NaN,
          from: values.from || null,
          to: values.to || null,
        },
        idempotencyKey,
      }),
    { done: t('isSet'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={['product', 'priceTier', 'price', 'from', 'to']}
      submit={t('setPrice')}
      submitting={t('setting')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          {product === null ? (
            <Field label="SKU" hint={t('skuHint')} error={faultOf('product')}>
              {(wiring) => (
                <Input
                  {...wiring}
                  required
                  maxLength={64}
                  autoComplete="off"
                  value={values.product}
                  onChange={set('product')}
                />
              )}
            </Field>
          ) : null}
          {customerId === null ? (
            <Field label={t('priceTier')} error={faultOf('priceTier')}>
              {(wiring) => (
                <TierInput
                  wiring={wiring}
                  tiers={tiers}
                  value={values.priceTier}
                  onChange={set('priceTier')}
                />
              )}
            </Field>
          ) : null}
          <Field label={t('price')} error={faultOf('price')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
                value={values.price}
                onChange={set('price')}
              />
            )}
          </Field>
          <div className="grid grid-cols-2 items-start gap-3">
            <Field
              label={t('from')}
              hint={customerId === null ? undefined : t('emptyAtOnce')}
              error={faultOf('from')}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  type="date"
                  required={customerId === null}
                  value={values.from}
                  onChange={set('from')}
                />
              )}
            </Field>
            <Field label={t('to')} hint={t('emptyNoEnd')} error={faultOf('to')}>
              {(wiring) => <Input {...wiring} type="date" value={values.to} onChange={set('to')} />}
            </Field>
          </div>
        </>
      )}
    </EntryForm>
  );
}

/** A price tier by its name: one that there is, or a new one. */
export function TierInput({
  wiring,
  tiers,
  value,
  onChange,
}: {
  wiring: { id: string };
  tiers: readonly string[];
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}) {
  const listId = `${wiring.id}-tiers`;
  return (
    <>
      <Input
        {...wiring}
        required
        list={listId}
        maxLength={64}
        autoComplete="off"
        value={value}
        onChange={onChange}
      />
      <datalist id={listId}>
        {tiers.map((tier) => (
          <option key={tier} value={tier} />
        ))}
      </datalist>
    </>
  );
}
