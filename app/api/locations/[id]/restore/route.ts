import { route } from '@/lib/http/route';
import { restoreLocation } from '@/lib/locations/restore-location';
import { restoreLocationEndpoint } from '@/lib/locations/contract';

export const POST = route(restoreLocationEndpoint, ({ ctx, params }) =>
  restoreLocation(ctx, { locationId: params.id }),
);
