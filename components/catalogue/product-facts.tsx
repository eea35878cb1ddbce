'use client';

import { useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import { useRecordEdit } from '@/components/shell/use-record-edit';
import { Button } from '@/components/ui/button';
import { Fact, Facts } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import type { Product } from '@/lib/catalogue/answers';
import { callApi } from '@/lib/http/call-api';
import type { ProductBody } from './product-fields';
import { ProductForm } from './product-form';

/** What is known about a product; a manager changes it in place. */
export function ProductFacts({ product, mayEdit }: { product: Product; mayEdit: boolean }) {
  const [editing, edit] = useState(false);
  return (
    <Section
      title="Facts"
      actions={
        mayEdit && !editing ? (
          <Button size="small" onClick={() => edit(true)}>
            Edit
          </Button>
        ) : null
      }
    >
      <Sheet>
        {editing ? (
          <EditProduct product={product} onClose={() => edit(false)} />
        ) : (
          <FactList product={product} />
        )}
      </Sheet>
    </Section>
  );
}

function EditProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const params = { id: product.id };
  const { stored, clashes, save } = useRecordEdit<Product, ProductBody>({
    record: product,
    load: () => callApi('GET /api/products/:id', { params }),
    send: (body, ifMatch) => callApi('PUT /api/products/:id', { params, body, ifMatch }),
  });
  return (
    <ProductForm
      stored={stored}
      clashes={clashes}
      send={save}
      submit="Save"
      submitting="Saving…"
      done={(name) => `Saved ${name}`}
      onClose={onClose}
    />
  );
}

function FactList({ product }: { product: Product }) {
  const { money, quantity } = useFormats();
  return (
    <Facts>
      <Fact label="SKU">
        <span className="font-mono">{product.sku}</span>
      </Fact>
      <Fact label="Barcode">
        <span className="font-mono">{product.barcode ?? '–'}</span>
      </Fact>
      <Fact label="Price">
        {money(product.basePrice)} <span className="text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
      </Fact>
      <Fact label="VAT">{product.isZeroRated ? 'Zero-rated' : 'Standard'}</Fact>
      <Fact label="Pack size">{product.packSize > 1 ? quantity(product.packSize) : 'Sold singly'}</Fact>
      <Fact label="Category">{product.category ?? '–'}</Fact>
      <Fact label="Bin">
        <span className="font-mono">{product.binLocation || '–'}</span>
      </Fact>
      <Fact label="Reorder point">{quantity(product.reorderPoint)}</Fact>
      <Fact label="Safety stock">{quantity(product.safetyStock)}</Fact>
    </Facts>
  );
}
