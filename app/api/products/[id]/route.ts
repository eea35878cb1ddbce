import { getProductEndpoint, updateProductEndpoint } from '@/lib/catalogue/contract';
import { getProduct } from '@/lib/catalogue/get-product';
import { updateProduct } from '@/lib/catalogue/update-product';
import { route } from '@/lib/http/route';

export const GET = route(getProductEndpoint, ({ ctx, params }) => getProduct(ctx, params.id));
export const PUT = route(updateProductEndpoint, ({ ctx, params, body, ifMatch }) =>
  updateProduct(ctx, { idOrSku: params.id, changes: body, ifMatch }),
);
