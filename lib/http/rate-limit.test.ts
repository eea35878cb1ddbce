import { expect, it } from 'vitest';
import { limitRate } from './rate-limit';

it('holds a caller back after 6,000 requests in a minute, says for how long, and no other caller', async () => {
  for (let n = 0; n < 6000; n += 1) await limitRate('tenant:loop-gone-wild');
  const refused = await limitRate('tenant:loop-gone-wild').catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'rate_limited', status: 429 });
  const { retryAfterSeconds } = (refused as { details: { retryAfterSeconds: number } }).details;
  expect(retryAfterSeconds).toBeGreaterThanOrEqual(1);
  expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  await expect(limitRate('tenant:somebody-else')).resolves.toBeUndefined();
});
