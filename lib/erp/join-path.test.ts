import { describe, expect, it } from 'vitest';
import { joinPath } from './join-path';

describe('joinPath', () => {
  it.each([
    ['http://erp:8080', 'http://erp:8080/SalesOrder'],
    ['http://erp:8080/', 'http://erp:8080/SalesOrder'],
    ['http://erp/api/v1//', 'http://erp/api/v1/SalesOrder'],
    ['http://erp/api?company=2#top', 'http://erp/api/SalesOrder?company=2'],
  ])('joins %s', (endpoint, expected) => {
    expect(joinPath(endpoint, 'SalesOrder')).toBe(expected);
  });

  it('adds query parameters, escaped, to those of the endpoint', () => {
    expect(joinPath('http://erp/?c=2', 'SalesOrder', { No: 'a&b=c' })).toBe(
      'http://erp/SalesOrder?c=2&No=a%26b%3Dc',
    );
  });
});
