import { listLikelyCustomersEndpoint } from '@/lib/customers/contract';
import { listLikelyCustomers } from '@/lib/customers/list-likely-customers';
import { route } from '@/lib/http/route';

export const GET = route(listLikelyCustomersEndpoint, ({ ctx, params }) =>
  listLikelyCustomers(ctx, params.id),
);
