import { route } from '@/lib/http/route';
import { showPersonalDataEndpoint } from '@/lib/privacy/contract';
import { showPersonalData } from '@/lib/privacy/show-personal-data';

export const GET = route(showPersonalDataEndpoint, ({ ctx, params }) =>
  showPersonalData(ctx, { customerId: params.id }),
);
