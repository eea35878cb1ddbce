import { showCurl } from './internal/show-curl';

export interface QuickStep {
  title: string;
  words: string;
  method: 'GET' | 'POST';
  /** As in the document, without its query. */
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** From nothing to an order in the ERP that another system hears of: the calls, in their order. */
export const quickSteps: readonly QuickStep[] = [
  {
    title: 'Add a product',
    words: 'What customers order is found by its SKU, its barcode, or the words of its name.',
    method: 'POST',
    path: '/api/products',
    body: { sku: 'BEV-0012', name: 'Cola 330ml can', basePrice: 8.9, packSize: 24 },
  },
  {
    title: 'Add a customer',
    words: 'An order from a number that nobody knows makes an unverified customer; this one is known.',
    method: 'POST',
    path: '/api/customers',
    body: { phoneNumber: '+27825550142', name: 'Sunrise Spaza', erpCustomerId: 'SUN001' },
  },
  {
    title: 'Register a receiver',
    words:
      'Without a `secret` one is made and shown this once, in the form of Standard Webhooks. Keep it: with it each delivery is verified.',
    method: 'POST',
    path: '/api/settings/webhooks',
    body: { url: 'https://receiver.example.com/orders', events: ['order.received', 'order.completed'] },
  },
  {
    title: 'Send an order',
    words:
      'As the customer wrote it, or as `lines` with codes. The answer waits up to ten seconds for it to be read: `201` with the order, `202` when that takes longer. The same `externalId` makes one order, however often it is sent.',
    method: 'POST',
    path: '/api/orders',
    body: {
      externalId: 'shop-10042',
      customer: { phoneNumber: '+27825550142' },
      text: '24 x cola 330ml please',
    },
  },
  {
    title: 'Approve it',
    words:
      'Put the `orderId` of the answer in. `200` says that the ERP has it, `202` that it is on its way; what stands in the way is a `409` with its reason.',
    method: 'POST',
    path: '/api/orders/{id}/approve',
    params: { id: '<orderId>' },
    body: {},
  },
  {
    title: 'Catch up',
    words:
      'What every webhook carried in the last 30 days, oldest first. Keep `next` and go on with it as `after`: nothing is missed, however long you were away.',
    method: 'GET',
    path: '/api/events',
    query: { limit: '100' },
  },
];

/** A step as a line for a shell. */
export function quickCurl({ method, path, params = {}, query = {}, body }: QuickStep): string {
  const content = body === undefined ? null : { mediaType: 'application/json', example: body };
  return showCurl({ method, path, params, query, isOpen: false, body: content });
}
