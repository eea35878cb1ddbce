import type { Endpoint } from '@/lib/http/endpoint';
import { GET as proposeQuestion } from '../orders/[id]/lines/[lineId]/question/route';
import { PUT as correctLine } from '../orders/[id]/lines/[lineId]/route';
import { GET as getOrder, PATCH as updateOrder } from '../orders/[id]/route';
import { GET as listOrders } from '../orders/route';
import { GET as searchProducts } from '../product-search/route';

/** The endpoints that tools go through; what is not here no tool can reach. */
const handlers = {
  'GET /api/orders': listOrders,
  'GET /api/orders/:id': getOrder,
  'PATCH /api/orders/:id': updateOrder,
  'PUT /api/orders/:id/lines/:lineId': correctLine,
  'GET /api/orders/:id/lines/:lineId/question': proposeQuestion,
  'GET /api/product-search': searchProducts,
};

export function handlerOf({ method, path }: Endpoint) {
  const handler = Object.entries(handlers).find(([name]) => name === `${method} ${path}`)?.[1];
  if (!handler) throw new Error(`no tool goes through ${method} ${path}`);
  return handler;
}
