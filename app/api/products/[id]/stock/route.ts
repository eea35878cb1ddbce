import { setStockEndpoint } from '@/lib/catalogue/contract';
import { route } from '@/lib/http/route';
import { setStock } from '@/lib/stock/set-stock';

export const PUT = route(setStockEndpoint, ({ ctx, params, body }) =>
  setStock(ctx, { product: params.id, location: body.locationId, onHand: body.onHand }),
);
