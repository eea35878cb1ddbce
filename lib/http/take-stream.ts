import { env } from '../env';
import { AppError } from '../errors';

const open = new Map<string, number>();

/**
 * Takes one of the streams that a user or key may have open at a time in this process; gives how to give it back. Throws
 * `rate_limited`: were an older one ended in its place, that one would come again and end the next.
 */
export function takeStream(whose: string): () => void {
  const most = env().limits.streamsPerCaller;
  if ((open.get(whose) ?? 0) >= most) {
    const words = `You have ${most} live views open already; close one of them.`;
    throw new AppError('rate_limited', words, { retryAfterSeconds: 30 });
  }
  open.set(whose, (open.get(whose) ?? 0) + 1);
  return () => {
    const left = (open.get(whose) ?? 1) - 1;
    if (left > 0) open.set(whose, left);
    else open.delete(whose);
  };
}
