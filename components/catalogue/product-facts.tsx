'use client';

import { useFormats } from '@/components/shell/desk-context';
import { EditInPlace } from '@/components/shell/edit-in-place';
import { useRecordEdit } from '@/components/shell/use-record-edit';
import { Fact, Facts } from '@/components/ui/facts';
import { callApi } from '@/lib/api/call-api';
import type { Product } from '@/lib/catalogue/answers';
import type { ProductBody } from './product-fields';
import { ProductForm } from './product-form';

/** What is known about a product; a manager changes it in place. */
export function ProductFacts({ product, mayEdit }: { product: Product; mayEdit: boolean }) {
  return (
    <EditInPlace
      title="Details"
      mayEdit={mayEdit}
      form={(close) => <EditProduct product={product} onClose={close} />}
    >
      <FactList product={product} />
    </EditInPlace>
  );
}

function EditProduct({ product, onClose }: { product: Product; onClose: () => void }) {
  const params = { id: product.id };
  const { stored, clashes, save } = useRecordEdit<Product, ProductBody>({
    record: product,
    load: () => callApi('GET /api/products/:id', { params }),
    send: (body, ifMatch) => callApi('PUT /api/products/:id', { params, body, ifMatch }),
  });
  return <ProductForm stored={stored} clashes={clashes} send={save} onClose={onClose} />;
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
