import { describe, expect, it } from 'vitest';
import { readPlatformError } from './platform-error';

const read = (status: number, code: number | undefined, headers: Record<string, string> = {}) => {
  const text =
    code === undefined ? 'gateway' : JSON.stringify({ error: { message: `(#${code}) words`, code } });
  return readPlatformError({ status, headers, text });
};

describe('readPlatformError', () => {
  it.each([
    [400, 130429],
    [400, 131056],
    [400, 131048],
    [400, 80007],
    [500, 131000],
    [503, 131016],
    [500, 190],
  ])('tries again after HTTP %d with code %d, which the platform has not sent', (status, code) => {
    expect(read(status, code)).toMatchObject({ kind: 'retry', code, outcomeUnknown: false });
  });

  it.each([
    [400, 131047],
    [400, 131026],
    [401, 190],
    [400, 100],
    [403, 10],
    [400, 999999],
  ])('gives up after HTTP %d with code %d', (status, code) => {
    expect(read(status, code)).toMatchObject({ kind: 'failed', code });
  });

  it('goes by the status where there is no code', () => {
    for (const status of [408, 429, 500, 502])
      expect(read(status, undefined)).toMatchObject({ kind: 'retry' });
    for (const status of [302, 400, 404]) expect(read(status, undefined)).toMatchObject({ kind: 'failed' });
    expect(read(502, undefined)).not.toHaveProperty('code');
  });

  it('passes the words and Retry-After on', () => {
    expect(read(429, 131056, { 'retry-after': '100000' })).toMatchObject({ retryAfterMs: 900_000 });
    expect(read(429, 131056, { 'retry-after': '6' })).toMatchObject({
      message: '(#131056) words',
      retryAfterMs: 6_000,
    });
    const text = JSON.stringify({
      error: { message: 'm', code: 131026, error_data: { details: 'No such user' } },
    });
    expect(readPlatformError({ status: 400, headers: {}, text }).message).toBe('No such user');
  });
});
