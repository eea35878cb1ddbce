import { stopping } from '../stopping';
import { takeStream } from './take-stream';

/** One event of a stream, as https://html.spec.whatwg.org/multipage/server-sent-events.html writes it. */
export interface StreamEvent {
  id: string;
  event: string;
  data: unknown;
}

interface EventSource {
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  /** Starts to tell events; gives how to stop. May call `end` when nothing more will come. */
  follow(tell: (event: StreamEvent) => void, end: () => void): Promise<() => void>;
  /** On whose behalf, for counting: see takeStream(). */
  whose: string;
  /** Calls `end` once the credentials no longer hold; gives how to stop. */
  watch(end: () => void): Promise<() => void>;
}

/** Proxies close what is silent; credentials may end while the stream goes on. */
export const streamTiming = { heartbeatMs: 15_000, recheckMs: 5_000 };

/** What the browser waits before it connects again. */
const retryMs = 1000;
/** What may wait for a slow reader; one that falls further behind is let go, and resumes. */
const bufferBytes = 64 * 1024;

/**
 * Events as an endless `text/event-stream`, which ends when the process is about to stop. Throws what `follow` and `watch`
 * throw, and `rate_limited` when too many are open.
 */
export async function answerEvents({ signal, whose, follow, watch }: EventSource): Promise<Response> {
  const leave = takeStream(whose);
  const pipe = openPipe();
  pipe.onEnd(leave);
  for (const end of [signal, stopping()]) {
    end.addEventListener('abort', pipe.end);
    pipe.onEnd(() => end.removeEventListener('abort', pipe.end));
    if (end.aborted) pipe.end();
  }
  pipe.write(`retry: ${retryMs}\n\n`);
  try {
    const tell = ({ id, event, data }: StreamEvent) =>
      pipe.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    pipe.onEnd(await follow(tell, pipe.end));
    pipe.onEnd(await watch(pipe.end));
  } catch (error) {
    pipe.end();
    throw error;
  }
  const heartbeat = setInterval(() => pipe.write(': still here\n\n'), streamTiming.heartbeatMs);
  pipe.onEnd(() => clearInterval(heartbeat));

  return new Response(pipe.readable, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Compression and buffering in between would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** A bounded pipe of text; what is given to `onEnd` runs once, at once when it has ended already. */
function openPipe() {
  const encoder = new TextEncoder();
  const atEnd: (() => void)[] = [];
  let isOpen = true;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const release = () => {
    isOpen = false;
    for (const each of atEnd.splice(0)) each();
  };
  const end = () => {
    if (!isOpen) return;
    release();
    controller?.close();
  };
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: release,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bufferBytes }),
  );
  return {
    readable,
    end,
    write: (text: string) => {
      if (!isOpen || !controller) return;
      if ((controller.desiredSize ?? 0) <= 0) end();
      else controller.enqueue(encoder.encode(text));
    },
    onEnd: (action: () => void) => {
      if (isOpen) atEnd.push(action);
      else action();
    },
  };
}
