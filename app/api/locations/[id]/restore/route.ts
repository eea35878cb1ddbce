import { route } from '@/lib/http/route';
import { restoreLocationEndpoint } from '@/lib/locations/contract';
import { restoreLocation } from '@/lib/locations/restore-location';

export const POST = route(restoreLocationEndpoint, ({ ctx, params }) =>
  restoreLocation(ctx, { idOrCode: params.id }),
);
