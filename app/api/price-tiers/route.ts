import { listPriceTiers } from '@/lib/catalogue/list-price-tiers';
import { listPriceTiersEndpoint } from '@/lib/catalogue/price-contract';
import { route } from '@/lib/http/route';

export const GET = route(listPriceTiersEndpoint, ({ ctx }) => listPriceTiers(ctx));
