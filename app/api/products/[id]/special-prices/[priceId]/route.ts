import { removeSpecialPriceEndpoint } from '@/lib/catalogue/price-contract';
import { removeSpecialPrice } from '@/lib/catalogue/remove-special-price';
import { route } from '@/lib/http/route';

export const DELETE = route(removeSpecialPriceEndpoint, async ({ ctx, params }) => {
  await removeSpecialPrice(ctx, { idOrSku: params.id, priceId: params.priceId });
  return undefined;
});
