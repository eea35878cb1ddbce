import { describe, expect, it } from 'vitest';
import type { CallLimit } from './call-queue';
import { CallQueue } from './call-queue';

/** Calls that end when told, in the order in which they started. */
function setUp(maxRunning: number) {
  const queue = new CallQueue(maxRunning);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    started,
    push: (name: string, options: { functionId?: string; begun?: boolean; limits?: CallLimit[] } = {}) =>
      queue.push({
        functionId: options.functionId ?? 'fn',
        begun: options.begun ?? false,
        limits: options.limits ?? [],
        run: () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        },
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('the call queue', () => {
  it('lets runs that have begun go before new ones', async () => {
    const { push, end, started } = setUp(1);
    push('a');
    push('b');
    push('a goes on', { begun: true });
    await end('a');
    await end('a goes on');
    expect(started).toEqual(['a', 'a goes on', 'b']);
  });

  it('lets functions take turns', async () => {
    const { push, end, started } = setUp(1);
    for (const name of ['a1', 'a2', 'a3']) push(name, { functionId: 'a' });
    push('b1', { functionId: 'b' });
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('does not let a full limit hold up what another limit has room for', async () => {
    const { push, end, started } = setUp(10);
    const limits = (key: string): CallLimit[] => [
      { key: 'all', limit: 2 },
      { key, limit: 1 },
    ];
    for (const name of ['x1', 'y1', 'x2', 'z1']) push(name, { limits: limits(name.charAt(0)) });
    expect(started).toEqual(['x1', 'y1']);
    // The room y leaves goes on to z although x waits longer: x's own limit is full.
    await end('y1');
    expect(started).toEqual(['x1', 'y1', 'z1']);
    await end('x1');
    expect(started).toEqual(['x1', 'y1', 'z1', 'x2']);
  });
});
