import { setCreditStatusEndpoint } from '@/lib/customers/contract';
import { setCreditStatus } from '@/lib/customers/set-credit-status';
import { route } from '@/lib/http/route';

export const PUT = route(setCreditStatusEndpoint, ({ ctx, params, body, ifMatch }) =>
  setCreditStatus(ctx, { customerId: params.id, ...body, ifMatch }),
);
