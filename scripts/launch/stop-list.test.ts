import { expect, test } from 'vitest';
import { StopList } from './stop-list';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 50));
const say = () => undefined;

test('parts are stopped in order, users before what they use', async () => {
  const list = new StopList();
  const stopped: string[] = [];
  for (const part of ['database', 'data folder', 'service', 'functions', 'executor'] as const)
    list.add(part, () => void stopped.push(part));
  await list.stopAll(say);
  expect(stopped).toEqual(['service', 'executor', 'functions', 'database', 'data folder']);
});

test('what is only being opened is waited for, and closed', async () => {
  const list = new StopList();
  const events: string[] = [];
  const opening = later().then(() => ({ close: async () => void events.push('closed') }));
  const opened = list.open('database', opening).then(() => events.push('opened'));
  await list.stopAll(say);
  await opened;
  expect(events.sort()).toEqual(['closed', 'opened']);
});

test('work that uses a part ends before the part is stopped, and none is begun after that', async () => {
  const list = new StopList();
  const events: string[] = [];
  list.add('database', () => void events.push('stopped'));
  const seeding = list.hold(async () => {
    await later();
    events.push('seeded');
  });
  await list.stopAll(say);
  await seeding;
  expect(events).toEqual(['seeded', 'stopped']);
  await expect(list.hold(async () => void events.push('too late'))).rejects.toThrow('being stopped');
  expect(events).toHaveLength(2);
});

test('a part that cannot be stopped is named and keeps none from stopping', async () => {
  const list = new StopList();
  const said: string[] = [];
  list.add('service', () => Promise.reject(new Error('it hangs')));
  let isDatabaseStopped = false;
  list.add('database', () => {
    isDatabaseStopped = true;
  });
  await list.stopAll((line) => said.push(line));
  expect(said).toEqual(['service: it hangs']);
  expect(isDatabaseStopped).toBe(true);
});

test('a part that hangs does not keep the rest from stopping in time', async () => {
  const list = new StopList();
  const said: string[] = [];
  const stopped: string[] = [];
  let boundMs = 0;
  list.add('service', (given) => {
    boundMs = given;
    return new Promise(() => undefined);
  });
  list.add('functions', () => void stopped.push('functions'));
  list.add('data folder', () => void stopped.push('data folder'));
  const startedAt = Date.now();
  await list.stopAll((line) => void said.push(line), 7_200);
  expect(Date.now() - startedAt).toBeLessThan(3_000);
  expect(boundMs).toBeLessThanOrEqual(200);
  expect(said).toEqual(['service: it takes too long to stop']);
  expect(stopped).toEqual(['functions', 'data folder']);
});

test('what a part does not need of its time the next one has', async () => {
  const list = new StopList();
  let boundMs = 0;
  list.add('service', () => undefined);
  list.add('executor', (given) => {
    boundMs = given;
  });
  await list.stopAll(say);
  expect(boundMs).toBeGreaterThan(14_000);
});

test('of each part there is one: a second would be forgotten', () => {
  const list = new StopList();
  list.add('functions', () => undefined);
  expect(() => list.add('functions', () => undefined)).toThrow('There is a functions already.');
});
