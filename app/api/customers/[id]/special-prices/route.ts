import { listSpecialPrices } from '@/lib/catalogue/list-special-prices';
import { listSpecialPricesEndpoint } from '@/lib/catalogue/price-contract';
import { route } from '@/lib/http/route';

export const GET = route(listSpecialPricesEndpoint, ({ ctx, params, query }) =>
  listSpecialPrices(ctx, { customerId: params.id, ...query }),
);
