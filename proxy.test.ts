import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { proxy } from './proxy';

const policyOf = () => {
  const answer = proxy(new NextRequest('http://localhost/orders'));
  const policy = answer.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
};

describe('a page’s policy', () => {
  it('runs no script but those with the nonce, which is a new one each time, and no eval', () => {
    const [first, second] = [policyOf(), policyOf()];
    expect(first['script-src']).toMatch(/^'self' 'nonce-[\w+/=]{32,}' 'strict-dynamic'$/);
    expect(second['script-src']).not.toBe(first['script-src']);
  });

  it('lets nobody frame it, send its forms away, move its base or put an object into it', () => {
    expect(policyOf()).toMatchObject({
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
  });
});
