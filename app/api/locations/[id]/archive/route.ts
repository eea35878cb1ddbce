import { route } from '@/lib/http/route';
import { archiveLocation } from '@/lib/locations/archive-location';
import { archiveLocationEndpoint } from '@/lib/locations/contract';

export const POST = route(archiveLocationEndpoint, ({ ctx, params }) =>
  archiveLocation(ctx, { idOrCode: params.id }),
);
