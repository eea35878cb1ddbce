import { route } from '@/lib/http/route';
import { chooseCustomer } from '@/lib/orders/choose-customer';
import { chooseCustomerEndpoint } from '@/lib/orders/edit-contract';

export const PUT = route(chooseCustomerEndpoint, ({ ctx, params, body, ifMatch }) =>
  chooseCustomer(ctx, { orderId: params.id, ...body, ifMatch }),
);
