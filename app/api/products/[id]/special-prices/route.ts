import { addSpecialPrice } from '@/lib/catalogue/add-special-price';
import { addSpecialPriceEndpoint } from '@/lib/catalogue/price-contract';
import { route } from '@/lib/http/route';

export const POST = route(addSpecialPriceEndpoint, ({ ctx, params, body }) =>
  addSpecialPrice(ctx, { idOrSku: params.id, ...body }),
);
