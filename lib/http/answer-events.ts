import { stopping } from '../stopping';

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
  /** Asked again and again while the stream is open; it ends when the answer is no. */
  isStillAllowed(): Promise<boolean>;
  /** Calls back when the answer may have changed, so that it is asked at once; gives how to stop. */
  onDoubt?(ask: () => void): Promise<() => void>;
}

/** Proxies close what is silent; credentials may end while the stream goes on. */
export const streamTiming = { heartbeatMs: 15_000, recheckMs: 5_000 };

/** What the browser waits before it connects again. */
const retryMs = 1000;
/** What may wait for a slow reader; one that falls further behind is let go, and resumes. */
const bufferBytes = 64 * 1024;

/** Events as an endless `text/event-stream`, which ends when the process is about to stop. Throws what `follow` throws. */
export async function answerEvents({
  signal,
  follow,
  isStillAllowed,
  onDoubt,
}: EventSource): Promise<Response> {
  const pipe = openPipe();
  for (const end of [signal, stopping()]) {
    end.addEventListener('abort', pipe.end);
    pipe.onEnd(() => end.removeEventListener('abort', pipe.end));
    if (end.aborted) pipe.end();
  }
  pipe.write(`retry: ${retryMs}\n\n`);
  const stop = await follow(
    ({ id, event, data }) => pipe.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    pipe.end,
  );
  pipe.onEnd(stop);

  const heartbeat = setInterval(() => pipe.write(': still here\n\n'), streamTiming.heartbeatMs);
  pipe.onEnd(() => clearInterval(heartbeat));
  const recheck = async () => {
    if (!(await isStillAllowed().catch(() => false))) pipe.end();
  };
  const checks = setInterval(() => void recheck(), streamTiming.recheckMs);
  pipe.onEnd(() => clearInterval(checks));
  if (onDoubt) pipe.onEnd(await onDoubt(() => void recheck()));

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
