import { route } from '@/lib/http/route';
import { searchProductsEndpoint } from '@/lib/orders/search-contract';
import { searchProducts } from '@/lib/orders/search-products';

export const GET = route(searchProductsEndpoint, ({ ctx, query }) => searchProducts(ctx, query));
