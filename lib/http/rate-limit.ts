import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors';

/** Per process; generous, because it guards against a loop gone wild, not against use. */
const perCaller = new RateLimiterMemory({ points: 6000, duration: 60 });

/** Throws `rate_limited` with the seconds to wait when the caller has used up its minute. */
export async function limitRate(caller: string): Promise<void> {
  try {
    await perCaller.consume(caller);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('rate_limited', 'Too many requests in the last minute; wait a little.', {
      retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000),
    });
  }
}
