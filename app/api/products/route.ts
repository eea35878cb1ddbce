import { createProductEndpoint, listProductsEndpoint } from '@/lib/catalogue/contract';
import { createProduct } from '@/lib/catalogue/create-product';
import { listProducts } from '@/lib/catalogue/list-products';
import { route } from '@/lib/http/route';

export const GET = route(listProductsEndpoint, ({ ctx, query }) => listProducts(ctx, query));
export const POST = route(createProductEndpoint, ({ ctx, body }) => createProduct(ctx, body));
