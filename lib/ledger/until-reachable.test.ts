import { expect, it, vi } from 'vitest';
import { untilReachable } from './until-reachable';

const away = () => Object.assign(new Error('write CONNECT_TIMEOUT'), { code: 'CONNECT_TIMEOUT' });

it('waits for a database that cannot be reached', async () => {
  const work = vi.fn().mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockResolvedValue('there');
  expect(await untilReachable(work)).toBe('there');
  expect(work).toHaveBeenCalledTimes(3);
});

it('gives up at last, and at once for any other reason', async () => {
  await expect(untilReachable(() => Promise.reject(away()), 0)).rejects.toThrow('CONNECT_TIMEOUT');
  const work = vi.fn().mockRejectedValue(new Error('no such table'));
  await expect(untilReachable(work)).rejects.toThrow('no such table');
  expect(work).toHaveBeenCalledTimes(1);
});
