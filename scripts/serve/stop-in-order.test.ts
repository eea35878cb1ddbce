import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));

/** A process that stops in order, and before that takes a while to load. */
function start(loadingMs: number): ChildProcess {
  const script = `
    console.log('loading');
    await new Promise((resolve) => setTimeout(resolve, ${loadingMs}));
    const { stopInOrder } = await import('./scripts/serve/stop-in-order.ts');
    stopInOrder(async () => console.log('stopped'));
    setTimeout(() => undefined, 30_000);
    console.log('loaded');
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return child;
}

/** Everything that it says, once it has said `until` and `then` has been done, to its end. */
async function said(process: ChildProcess, until: string, then: () => void): Promise<string> {
  let output = '';
  const heard = new Promise<void>((resolve) => {
    process.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(until)) resolve();
    });
  });
  await heard;
  const ended = once(process.stdout ?? process, 'end');
  then();
  await ended;
  return output;
}

it.each(['SIGINT', 'SIGTERM'] as const)('stops on %s', async (signal) => {
  const process = start(0);
  expect(await said(process, 'loaded', () => process.kill(signal))).toBe('loading\nloaded\nstopped\n');
});

it('stops when its launcher is gone', async () => {
  const process = start(0);
  expect(await said(process, 'loaded', () => process.disconnect())).toBe('loading\nloaded\nstopped\n');
});

it('stops when its launcher went while it was still being loaded', async () => {
  const process = start(500);
  expect(await said(process, 'loading', () => process.disconnect())).toContain('stopped\n');
});
