import { getCatalogueHealth } from '@/lib/catalogue/get-catalogue-health';
import { getCatalogueHealthEndpoint } from '@/lib/catalogue/health-contract';
import { route } from '@/lib/http/route';

export const GET = route(getCatalogueHealthEndpoint, ({ ctx }) => getCatalogueHealth(ctx));
