import { route } from '@/lib/http/route';
import { askCustomer } from '@/lib/orders/ask-customer';
import { proposeQuestion } from '@/lib/orders/propose-question';
import { askCustomerEndpoint, proposeQuestionEndpoint } from '@/lib/orders/question-contract';

export const GET = route(proposeQuestionEndpoint, ({ ctx, params }) =>
  proposeQuestion(ctx, { orderId: params.id, lineId: params.lineId }),
);

export const POST = route(askCustomerEndpoint, ({ ctx, params, body, ifMatch }) =>
  askCustomer(ctx, { orderId: params.id, lineId: params.lineId, ...body, ifMatch }),
);
