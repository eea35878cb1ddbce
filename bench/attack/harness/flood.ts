import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from '@/bench/chaos/harness/process-table';

export interface Upload {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** Whether its length is announced, or the end is only seen when it comes. */
  isChunked: boolean;
  /** What the body begins with, before it goes on and on. */
  beginning?: string;
}

export interface Uploaded {
  /** 0 when the connection ended without an answer. */
  status: number;
  head: string;
  body: string;
  sentBytes: number;
  /** From the connection to the end of it, which the other side makes; Infinity where it did not in time. */
  ms: number;
}

const announcedBytes = 1024 ** 3;
const chunkBytes = 64 * 1024;
const filling = Buffer.alloc(chunkBytes, 'a');
const chunk = Buffer.concat([Buffer.from(`${chunkBytes.toString(16)}\r\n`), filling, Buffer.from('\r\n')]);

/** Sends a body of 1 GB for as long as the other side takes it, and hears what it says and when it has enough. */
export function upload(url: string, given: Upload, patienceMs: number): Promise<Uploaded> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const startedAt = performance.now();
  let said = '';
  let sentBytes = 0;
  const pump = (): void => {
    while (socket.writable && sentBytes < announcedBytes) {
      sentBytes += chunkBytes;
      if (!socket.write(given.isChunked ? chunk : filling)) return;
    }
  };
  return new Promise((resolve) => {
    const end = (ms: number) => {
      clearTimeout(timer);
      socket.destroy();
      const [head = '', body = ''] = said.split(/\r\n\r\n([\s\S]*)/);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body, sentBytes, ms });
    };
    const timer = setTimeout(() => end(Number.POSITIVE_INFINITY), patienceMs);
    const over = () => end(performance.now() - startedAt);
    socket.on('data', (bytes) => {
      said += bytes.toString('latin1');
    });
    // What ends with a reset ends just as well: the rest of the body was not waited for.
    socket.on('error', over).on('end', over).on('close', over);
    socket.on('drain', pump);
    socket.write(headOf(url, given));
    pump();
  });
}

function headOf(url: string, { method, path, headers = {}, isChunked, beginning = '' }: Upload): string {
  const length = isChunked
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': String(announcedBytes) };
  const lines = Object.entries({ host: new URL(url).host, ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const first = isChunked && beginning ? `${beginning.length.toString(16)}\r\n${beginning}\r\n` : beginning;
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${first}`;
}

/** Looks at the memory of processes again and again until it is stopped; gives the most that was seen, in bytes. */
export function watchMemory(pids: readonly number[]): { stop(): Promise<number> } {
  let most = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, memoryOf(pids));
      await sleep(25);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return most;
    },
  };
}
