'use client';

import { CreateDialog } from '@/components/shell/create-dialog';
import { ProductForm } from './product-form';

export function NewProduct() {
  return <CreateDialog label="New product">{(close) => <ProductForm onClose={close} />}</CreateDialog>;
}
