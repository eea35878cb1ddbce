'use client';

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
  return (
    <>
      <CreateDialog label="What a customer pays" small>
        {() => <PaidPriceCheck product={product} />}
      </CreateDialog>
      {mayEdit ? (
        <>
          <CreateDialog label="Tier’s price" small>
            {(close) => <TierPriceForm productId={product.id} tiers={tiers} onClose={close} />}
          </CreateDialog>
          <CreateDialog label="Price for a time" small>
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
  return (
    <CreateDialog label="Set price" small>
      {(close) => <SpecialPriceForm product={null} tiers={[]} customerId={customerId} onClose={close} />}
    </CreateDialog>
  );
}

export function RemoveTierPrice({ productId, priceTier }: { productId: string; priceTier: string }) {
  return (
    <ConfirmButton
      label="Remove"
      name={priceTier}
      title={`Remove the price of ${priceTier}?`}
      done={`${priceTier} pays the base price`}
      failed="The price could not be removed"
      run={() =>
        callApi('PUT /api/products/:id/prices', {
          params: { id: productId },
          body: { priceTier, price: null },
        })
      }
    >
      Its customers then pay the base price. Approved orders keep their prices.
    </ConfirmButton>
  );
}

export function RemoveSpecialPrice({ held, whose }: { held: SpecialPrice; whose: string }) {
  return (
    <ConfirmButton
      label="Remove"
      name={whose}
      title={`Remove the price of ${whose}?`}
      done="The price is removed"
      failed="The price could not be removed"
      run={() =>
        callApi('DELETE /api/products/:id/special-prices/:priceId', {
          params: { id: held.product.id, priceId: held.id },
        })
      }
    >
      What holds without it is paid from then on. Approved orders keep their prices.
    </ConfirmButton>
  );
}
