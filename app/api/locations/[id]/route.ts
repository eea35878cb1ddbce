import { route } from '@/lib/http/route';
import { updateLocationEndpoint } from '@/lib/locations/contract';
import { updateLocation } from '@/lib/locations/update-location';

export const PUT = route(updateLocationEndpoint, ({ ctx, params, body }) =>
  updateLocation(ctx, { idOrCode: params.id, changes: body }),
);
