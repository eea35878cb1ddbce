import { expect, it } from 'vitest';
import { pageHeaders } from './page-headers';

const url = new URL('http://localhost:3000/api/orders?status=FAILED');
const linkOf = (data: unknown) => pageHeaders(url, data).link;

it('links the first, previous and next page with the query that was asked', () => {
  const orders = Array.from({ length: 50 }, () => ({}));
  expect(linkOf({ orders, total: 120, limit: 50, offset: 50 })).toBe(
    '</api/orders?status=FAILED&limit=50&offset=0>; rel="first", ' +
      '</api/orders?status=FAILED&limit=50&offset=0>; rel="prev", ' +
      '</api/orders?status=FAILED&limit=50&offset=100>; rel="next"',
  );
  expect(linkOf({ orders, total: 100, limit: 50, offset: 50 })).not.toContain('rel="next"');
});

it('leads on past what was counted, until a page is not full', () => {
  const beyond = { total: 10_000, totalIsExact: false, limit: 2, offset: 10_000 };
  expect(linkOf({ orders: [{}, {}], ...beyond })).toContain('offset=10002>; rel="next"');
  expect(linkOf({ orders: [{}], ...beyond })).not.toContain('rel="next"');
});
