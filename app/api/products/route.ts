import { createProductEndpoint, listProductsEndpoint } from '@/lib/catalogue/contract';
import { createProduct } from '@/lib/catalogue/create-product';
import { listProducts } from '@/lib/catalogue/list-products';
import { route } from '@/lib/http/route';
import { upsertProductsEndpoint } from '@/lib/imports/upsert-contract';
import { upsertRows } from '@/lib/imports/upsert-rows';

export const GET = route(listProductsEndpoint, ({ ctx, query }) => listProducts(ctx, query));
export const POST = route(createProductEndpoint, ({ ctx, body }) => createProduct(ctx, body));
export const PUT = route(upsertProductsEndpoint, ({ ctx, body }) => upsertRows(ctx, 'products', body.rows));
