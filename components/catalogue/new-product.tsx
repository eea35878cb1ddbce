'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { ProductForm } from './product-form';

export function NewProduct() {
  const t = useTranslations('products');
  return <CreateDialog label={t('newProduct')}>{(close) => <NewProductForm onClose={close} />}</CreateDialog>;
}

function NewProductForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('products');
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <ProductForm
      send={(body) => callApi('POST /api/products', { body, idempotencyKey })}
      submit={t('addProduct')}
      submitting={t('adding')}
      done={(name) => t('added', { name })}
      onClose={onClose}
    />
  );
}
