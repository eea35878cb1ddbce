import { getPaidPrice } from '@/lib/catalogue/get-paid-price';
import { getPaidPriceEndpoint } from '@/lib/catalogue/price-contract';
import { route } from '@/lib/http/route';

export const GET = route(getPaidPriceEndpoint, ({ ctx, params, query }) =>
  getPaidPrice(ctx, { idOrSku: params.id, customerId: query.customer }),
);
