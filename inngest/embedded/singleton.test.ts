import { expect, it } from 'vitest';
import { startPair } from './testing/start-pair';

const triggers = [{ event: 'demo/owed' }];

/** A singleton by `data.workId` whose runs end when told; `began` holds the ids of the events that were run. */
async function startSingleton(concurrency: number) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const { executor, app } = await startPair((client) => [
    client.createFunction(
      { id: 'single', triggers, concurrency, singleton: { mode: 'skip', key: 'event.data.workId' } },
      async ({ event }) => {
        began.push(event.id ?? '');
        await new Promise<void>((resolve) => ends.push(resolve));
      },
    ),
  ]);
  const send = (id: string, workId: string) => app.client.send({ name: 'demo/owed', id, data: { workId } });
  /** Ends the run that began first. */
  const end = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  };
  return { executor, began, send, end };
}

it('runs work once that is handed over again while it waits for its turn', async () => {
  const { executor, began, send, end } = await startSingleton(1);
  await send('a.0', 'a');
  await expect.poll(() => began).toEqual(['a.0']);
  for (const id of ['b.0', 'b.1', 'b.2']) await send(id, 'b');
  expect(executor.stats().runs).toBe(2);
  await end();
  await end();
  await executor.idle();
  expect(began).toEqual(['a.0', 'b.0']);
});

it('runs work once more that is handed over, however often, after its run began', async () => {
  const { executor, began, send, end } = await startSingleton(4);
  await send('a.0', 'a');
  await expect.poll(() => began).toEqual(['a.0']);
  for (const id of ['a.1', 'a.2', 'a.3']) await send(id, 'a');
  await send('b.0', 'b');
  await expect.poll(() => began).toEqual(['a.0', 'b.0']);
  expect(executor.stats().runs).toBe(2);
  await end();
  await expect.poll(() => began).toEqual(['a.0', 'b.0', 'a.3']);
  await end();
  await end();
  await executor.idle();
  await send('a.4', 'a');
  await expect.poll(() => began.at(-1)).toBe('a.4');
  await end();
});
