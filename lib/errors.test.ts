import { expect, it } from 'vitest';
import { AppError, errorCodes } from './errors';
import { problemResponse } from './http/problem';

it('publishes each code with an error status and a title of its own', () => {
  const titles = Object.values(errorCodes).map(([, title]) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const [code, [status]] of Object.entries(errorCodes)) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

it('answers with what the status demands beside the document', async () => {
  const waiting = problemResponse(new AppError('rate_limited', 'Wait.', { retryAfterSeconds: 1.2 }), 'r-1');
  expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '2']);
  const stranger = problemResponse(new AppError('unauthenticated', 'Who?'), 'r-1');
  expect(stranger.headers.get('www-authenticate')).toContain('Bearer');
  const beyond = problemResponse(
    new AppError('range_not_satisfiable', 'No.', { contentRange: 'bytes */9' }),
    'r-1',
  );
  expect(beyond.headers.get('content-range')).toBe('bytes */9');
  expect(await beyond.json()).toMatchObject({ status: 416, requestId: 'r-1' });
});
