import { expect, it } from 'vitest';
import { withoutTrailingSlash } from './without-trailing-slash';

it.each([
  ['/api/orders/', '/api/orders'],
  ['/api/orders', '/api/orders'],
  ['/api/orders/?limit=5&search=a/', '/api/orders?limit=5&search=a/'],
  ['/api/webhooks/messaging/?hub.mode=subscribe', '/api/webhooks/messaging?hub.mode=subscribe'],
  // Two are no slip, and an address outside /api is a page's.
  ['/api/orders//', '/api/orders//'],
  ['/api/', '/api/'],
  ['/orders/', '/orders/'],
  ['/api?next=/api/orders/', '/api?next=/api/orders/'],
])('%s is %s', (url, expected) => {
  expect(withoutTrailingSlash(url)).toBe(expected);
});
