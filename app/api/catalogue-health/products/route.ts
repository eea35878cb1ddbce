import { listFoundProductsEndpoint } from '@/lib/catalogue/health-contract';
import { listFoundProducts } from '@/lib/catalogue/list-found-products';
import { route } from '@/lib/http/route';

export const GET = route(listFoundProductsEndpoint, ({ ctx, query }) => listFoundProducts(ctx, query));
