'use client';

import { useState } from 'react';
import { CreateDialog } from '@/components/shell/create-dialog';
import { callApi, newIdempotencyKey } from '@/lib/api/call-api';
import { ProductForm } from './product-form';

export function NewProduct() {
  return <CreateDialog label="New product">{(close) => <NewProductForm onClose={close} />}</CreateDialog>;
}

function NewProductForm({ onClose }: { onClose: () => void }) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  return (
    <ProductForm
      send={(body) => callApi('POST /api/products', { body, idempotencyKey })}
      submit="Add product"
      submitting="Adding…"
      done={(name) => `Added ${name}`}
      onClose={onClose}
    />
  );
}
