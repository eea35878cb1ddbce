import { getPrices } from '@/lib/catalogue/get-prices';
import { getPricesEndpoint, setTierPriceEndpoint } from '@/lib/catalogue/price-contract';
import { setTierPrice } from '@/lib/catalogue/set-tier-price';
import { route } from '@/lib/http/route';

export const GET = route(getPricesEndpoint, ({ ctx, params }) => getPrices(ctx, { idOrSku: params.id }));
export const PUT = route(setTierPriceEndpoint, ({ ctx, params, body }) =>
  setTierPrice(ctx, { idOrSku: params.id, ...body }),
);
