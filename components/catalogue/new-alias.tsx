'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CustomerChoice } from '@/components/customers/customer-choice';
import { CreateDialog } from '@/components/shell/create-dialog';
import { EntryForm } from '@/components/shell/entry-form';
import { useSave } from '@/components/shell/use-save';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import type { Product } from '@/lib/catalogue/answers';
import type { Customer } from '@/lib/customers/contract';

/** Teaches a phrase for a product, for one customer or for all. */
export function NewAlias({ product }: { product: Product }) {
  const t = useTranslations('aliases');
  return (
    <CreateDialog label={t('addAlias')} small>
      {(close) => <AliasForm product={product} onClose={close} />}
    </CreateDialog>
  );
}

function AliasForm({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useTranslations('aliases');
  const [aliasText, setAliasText] = useState('');
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [idempotencyKey] = useState(newIdempotencyKey);
  const save = useSave(
    () =>
      callApi('POST /api/products/:id/aliases', {
        params: { id: product.id },
        body: { aliasText: aliasText.trim(), customerId: customer?.id ?? null },
        idempotencyKey,
      }),
    { done: t('isTaught'), failed: null, onDone: onClose },
  );
  return (
    <EntryForm
      save={save}
      names={['aliasText']}
      submit={t('addAlias')}
      submitting={t('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('phrase')} hint={t('phraseHint')} error={faultOf('aliasText')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={200}
                dir="auto"
                autoComplete="off"
                value={aliasText}
                onChange={(event) => setAliasText(event.target.value)}
              />
            )}
          </Field>
          <CustomerChoice
            legend={t('meansItFor')}
            none={t('everyone')}
            chosen={customer}
            onChoose={setCustomer}
          />
        </>
      )}
    </EntryForm>
  );
}
