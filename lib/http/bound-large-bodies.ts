import { AppError } from '../errors';

/** Larger than nearly all bodies that are sent in earnest. */
const smallBytes = 64 * 1024;

/** Whether whoever sends has proved who they are; strangers never keep those waiting who have. */
export type Sender = 'stranger' | 'caller';

/** How long a larger body waits for its turn, and how long its rest may take: a caller's recording may come by telephone. */
export const largeBodyTiming = {
  turnMs: 10_000,
  restMs: { stranger: 10_000, caller: 60_000 },
};

/** For how many bytes of larger ones there is room at a time; those that find none are not read on meanwhile. */
interface Room {
  freeBytes: number;
  waiting: { bytes: number; call: () => void }[];
}
const roomBytes = { stranger: 9 * 1024 * 1024, caller: 24 * 1024 * 1024 };

/** Next bundles this module more than once in a process; all must count together. */
const holder = globalThis as typeof globalThis & { orderIntakeRooms?: Record<Sender, Room> };

function roomOf(sender: Sender): Room {
  holder.orderIntakeRooms ??= {
    stranger: { freeBytes: roomBytes.stranger, waiting: [] },
    caller: { freeBytes: roomBytes.caller, waiting: [] },
  };
  return holder.orderIntakeRooms[sender];
}

/**
 * The chunks of a body that has so many bytes at most: small ones as they come, of larger ones only as many at a time as
 * there is room for, so that many at once do not fill the memory. Throws `unavailable` when its turn, or its rest, does
 * not come soon.
 */
export async function* boundLargeBodies(
  chunks: AsyncIterable<Uint8Array>,
  { sender, mostBytes }: { sender: Sender; mostBytes: number },
): AsyncGenerator<Uint8Array> {
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
        seat ??= {
          leave: await takeSeat(roomOf(sender), Math.min(mostBytes, roomBytes[sender])),
          endsAt: Date.now() + largeBodyTiming.restMs[sender],
        };
    }
  } finally {
    seat?.leave();
    // Not waited for: it comes after the rest that does not come.
    source.return?.().catch(() => undefined);
  }
}

async function takeSeat(room: Room, bytes: number): Promise<() => void> {
  if (room.freeBytes >= bytes) room.freeBytes -= bytes;
  else {
    let wait = { bytes, call: (): void => undefined };
    const turn = new Promise<void>((resolve) => {
      wait = { bytes, call: resolve };
      room.waiting.push(wait);
    });
    await inTime(turn, Date.now() + largeBodyTiming.turnMs).catch((error: unknown) => {
      room.waiting = room.waiting.filter((each) => each !== wait);
      throw error;
    });
  }
  return () => {
    room.freeBytes += bytes;
    // Whoever fits comes in: a large one that waits does not hold up the smaller ones behind it.
    for (const each of [...room.waiting]) {
      if (each.bytes > room.freeBytes) continue;
      room.freeBytes -= each.bytes;
      room.waiting.splice(room.waiting.indexOf(each), 1);
      each.call();
    }
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
