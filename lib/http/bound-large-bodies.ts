import { AppError } from '../errors';

/** Larger than nearly all bodies that are sent in earnest. */
const smallBytes = 64 * 1024;
/** How many larger ones are taken in at a time, and for how long each; the others are not read on meanwhile. */
const seats = 3;
export const largeBodyTiming = { patienceMs: 10_000 };

let free = seats;
const waiting: (() => void)[] = [];

/**
 * The chunks of a body that comes from anybody: small ones as they come, of larger ones only a few at a time, so that many
 * at once do not fill the memory. Throws `unavailable` when its turn, or its rest, does not come soon.
 */
export async function* boundLargeBodies(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  let seat: { leave(): void; endsAt: number } | undefined;
  const source = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await inTime(source.next(), seat?.endsAt);
      if (next.done) return;
      size += next.value.byteLength;
      yield next.value;
      if (size > smallBytes)
        seat ??= { leave: await takeSeat(), endsAt: Date.now() + largeBodyTiming.patienceMs };
    }
  } finally {
    seat?.leave();
    // Not waited for: it comes after the rest that does not come.
    source.return?.().catch(() => undefined);
  }
}

async function takeSeat(): Promise<() => void> {
  if (free > 0) free -= 1;
  else {
    let call: () => void = () => undefined;
    const turn = new Promise<void>((resolve) => {
      call = resolve;
      waiting.push(resolve);
    });
    await inTime(turn, Date.now() + largeBodyTiming.patienceMs).catch((error: unknown) => {
      waiting.splice(waiting.indexOf(call), 1);
      throw error;
    });
  }
  return () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
}

async function inTime<T>(work: Promise<T>, endsAt: number | undefined): Promise<T> {
  if (endsAt === undefined) return work;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    const refusal = new AppError('unavailable', 'Too many large bodies come at once; send it again.', {
      retryAfterSeconds: 5,
    });
    timer = setTimeout(() => reject(refusal), Math.max(0, endsAt - Date.now()));
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}
