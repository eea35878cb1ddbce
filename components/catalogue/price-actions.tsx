'use client';

import { useTranslations } from 'next-intl';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { CreateDialog } from '@/components/shell/create-dialog';
import { callApi } from '@/lib/api/call-api';
import type { SpecialPrice } from '@/lib/catalogue/price-contract';
import { PaidPriceCheck } from './paid-price-check';
import { SpecialPriceForm } from './special-price-form';
import { TierPriceForm } from './tier-price';

export interface PricedProduct {
  id: string;
  sku: string;
}

/** What can be done about a product's prices. */
export function PriceActions({
  product,
  tiers,
  mayEdit,
}: {
  product: PricedProduct;
  tiers: readonly string[];
  mayEdit: boolean;
}) {
  const t = useTranslations('prices');
  return (
    <>
      <CreateDialog label={t('whatPays')} small>
        {() => <PaidPriceCheck product={product} />}
      </CreateDialog>
      {mayEdit ? (
        <>
          <CreateDialog label={t('tiersPrice')} small>
            {(close) => <TierPriceForm productId={product.id} tiers={tiers} onClose={close} />}
          </CreateDialog>
          <CreateDialog label={t('forATime')} small>
            {(close) => (
              <SpecialPriceForm product={product.sku} tiers={tiers} customerId={null} onClose={close} />
            )}
          </CreateDialog>
        </>
      ) : null}
    </>
  );
}

/** A price of the customer's own for one product. */
export function NewCustomerPrice({ customerId }: { customerId: string }) {
  const t = useTranslations('prices');
  return (
    <CreateDialog label={t('setPrice')} small>
      {(close) => <SpecialPriceForm product={null} tiers={[]} customerId={customerId} onClose={close} />}
    </CreateDialog>
  );
}

export function RemoveTierPrice({ productId, priceTier }: { productId: string; priceTier: string }) {
  const t = useTranslations('prices');
  return (
    <ConfirmButton
      label={t('remove')}
      name={priceTier}
      title={t('removePriceOf', { name: priceTier })}
      done={t('paysBase', { name: priceTier })}
      failed={t('removedNot')}
      run={() =>
        callApi('PUT /api/products/:id/prices', {
          params: { id: productId },
          body: { priceTier, price: null },
        })
      }
    >
      {t('removeTierWhat')}
    </ConfirmButton>
  );
}

export function RemoveSpecialPrice({ held, whose }: { held: SpecialPrice; whose: string }) {
  const t = useTranslations('prices');
  return (
    <ConfirmButton
      label={t('remove')}
      name={whose}
      title={t('removePriceOf', { name: whose })}
      done={t('removed')}
      failed={t('removedNot')}
      run={() =>
        callApi('DELETE /api/products/:id/special-prices/:priceId', {
          params: { id: held.product.id, priceId: held.id },
        })
      }
    >
      {t('removeSpecialWhat')}
    </ConfirmButton>
  );
}
