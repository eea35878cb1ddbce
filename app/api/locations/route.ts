import { route } from '@/lib/http/route';
import { createLocationEndpoint, listLocationsEndpoint } from '@/lib/locations/contract';
import { createLocation } from '@/lib/locations/create-location';
import { listLocations } from '@/lib/locations/list-locations';

export const GET = route(listLocationsEndpoint, ({ ctx, query }) => listLocations(ctx, query));
export const POST = route(createLocationEndpoint, ({ ctx, body }) => createLocation(ctx, body));
