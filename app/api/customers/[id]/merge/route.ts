import { mergeCustomersEndpoint } from '@/lib/customers/merge-contract';
import { mergeCustomers } from '@/lib/customers/merge-customers';
import { route } from '@/lib/http/route';

export const POST = route(mergeCustomersEndpoint, ({ ctx, params, body, ifMatch }) =>
  mergeCustomers(ctx, { customerId: params.id, ...body, ifMatch }),
);
