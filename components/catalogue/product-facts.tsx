'use client';

import { useTranslations } from 'next-intl';
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
  const t = useTranslations('products');
  return (
    <EditInPlace
      title={t('details')}
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
  const t = useTranslations('products');
  const { money, quantity } = useFormats();
  return (
    <Facts>
      <Fact label={t('sku')}>
        <span className="font-mono">{product.sku}</span>
      </Fact>
      <Fact label={t('barcode')}>
        <span className="font-mono">{product.barcode ?? '–'}</span>
      </Fact>
      <Fact label={t('price')}>
        {money(product.basePrice)} <span className="text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
      </Fact>
      <Fact label={t('vat')}>{t(product.isZeroRated ? 'zeroRated' : 'standard')}</Fact>
      <Fact label={t('sale')}>{t(product.isDiscontinued ? 'discontinued' : 'sold')}</Fact>
      <Fact label={t('packSize')}>{product.packSize > 1 ? quantity(product.packSize) : t('soldSingly')}</Fact>
      <Fact label={t('category')}>{product.category ?? '–'}</Fact>
      <Fact label={t('bin')}>
        <span className="font-mono">{product.binLocation || '–'}</span>
      </Fact>
      <Fact label={t('reorderPoint')}>{quantity(product.reorderPoint)}</Fact>
      <Fact label={t('safetyStock')}>{quantity(product.safetyStock)}</Fact>
    </Facts>
  );
}
