import { verifyCustomerEndpoint } from '@/lib/customers/contract';
import { verifyCustomer } from '@/lib/customers/verify-customer';
import { route } from '@/lib/http/route';

export const POST = route(verifyCustomerEndpoint, ({ ctx, params, ifMatch }) =>
  verifyCustomer(ctx, { customerId: params.id, ifMatch }),
);
