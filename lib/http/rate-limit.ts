import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors';

interface Limit {
  /** How many times a key may be counted in a window of so many seconds, which begins with its first. */
  points: number;
  seconds: number;
  /** What a caller is told who is held back. */
  words: string;
}

/** Counts by key, in this process. `count` throws `rate_limited` with the seconds to wait; `takeBack` undoes one. */
export function makeLimit({ points, seconds, words }: Limit) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    count: async (key: string): Promise<void> => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('rate_limited', words, {
          retryAfterSeconds: Math.max(1, refusal.msBeforeNext / 1000),
        });
      }
    },
    takeBack: async (key: string): Promise<void> => {
      await limiter.reward(key);
    },
  };
}

/** Generous, because it guards against a loop gone wild, not against use. */
const perCaller = makeLimit({
  points: 6000,
  seconds: 60,
  words: 'Too many requests in the last minute; wait a little.',
});

/** Throws `rate_limited` with the seconds to wait when the caller has used up its minute. */
export function limitRate(caller: string): Promise<void> {
  return perCaller.count(caller);
}
