'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { EntryForm } from '@/components/shell/entry-form';
import { notifyDone } from '@/components/shell/notify';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';

export function NewItemCode({ customerId }: { customerId: string }) {
  const t = useTranslations('customerPage');
  return (
    <CreateDialog label={t('addCode')} small>
      {(close) => <ItemCodeForm customerId={customerId} onClose={close} />}
    </CreateDialog>
  );
}

function ItemCodeForm({ customerId, onClose }: { customerId: string; onClose: () => void }) {
  const t = useTranslations('customerPage');
  const tCustomers = useTranslations('customers');
  const router = useRouter();
  const [code, setCode] = useState('');
  const [product, setProduct] = useState('');
  const save = useMutation({
    mutationFn: () =>
      callApi('POST /api/customers/:id/item-codes', {
        params: { id: customerId },
        body: { code: code.trim(), product: product.trim() },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => {
      notifyDone(tCustomers('added', { name: code.trim() }));
      onClose();
      router.refresh();
    },
  });
  return (
    <EntryForm
      save={save}
      names={['code', 'product']}
      submit={t('addCode')}
      submitting={tCustomers('adding')}
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field label={t('theirCode')} hint={t('codeForgiven')} error={faultOf('code')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={64}
                autoComplete="off"
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
          <Field label="SKU" hint={t('skuHint')} error={faultOf('product')}>
            {(wiring) => (
              <Input
                {...wiring}
                required
                maxLength={64}
                autoComplete="off"
                value={product}
                onChange={(event) => setProduct(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    </EntryForm>
  );
}
