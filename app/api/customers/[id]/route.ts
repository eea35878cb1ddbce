import { getCustomerEndpoint, updateCustomerEndpoint } from '@/lib/customers/contract';
import { getCustomer } from '@/lib/customers/get-customer';
import { updateCustomer } from '@/lib/customers/update-customer';
import { route } from '@/lib/http/route';

export const GET = route(getCustomerEndpoint, ({ ctx, params }) => getCustomer(ctx, params.id));
export const PUT = route(updateCustomerEndpoint, ({ ctx, params, body, ifMatch }) =>
  updateCustomer(ctx, { customerId: params.id, changes: body, ifMatch }),
);
