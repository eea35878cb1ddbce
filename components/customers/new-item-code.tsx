'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { EntryForm } from '@/components/shell/entry-form';
import { notifyDone } from '@/components/shell/notify';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';

export function NewItemCode({ customerId }: { customerId: string }) {
  return (
    <CreateDialog label="Add code" small>
      {(close) => <ItemCodeForm customerId={customerId} onClose={close} />}
    </CreateDialog>
  );
}

function ItemCodeForm({ customerId, onClose }: { customerId: string; onClose: () => void }) {
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
      notifyDone(`Added ${code.trim()}`);
      onClose();
      router.refresh();
    },
  });
  return (
    <EntryForm
      save={save}
      names={['code', 'product']}
      submit="Add code"
      submitting="Adding…"
      onCancel={onClose}
    >
      {(faultOf) => (
        <>
          <Field
            label="Their code"
            hint="Dashes, spaces, capitals and zeros in front are forgiven in their messages."
            error={faultOf('code')}
          >
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
          <Field label="SKU" hint="Of the product that it means." error={faultOf('product')}>
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
