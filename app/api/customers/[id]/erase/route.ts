import { route } from '@/lib/http/route';
import { eraseCustomerEndpoint } from '@/lib/privacy/contract';
import { eraseCustomer } from '@/lib/privacy/erase-customer';

export const POST = route(eraseCustomerEndpoint, ({ ctx, params, body, ifMatch }) =>
  eraseCustomer(ctx, { customerId: params.id, ...body, ifMatch }),
);
