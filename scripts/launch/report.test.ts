import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { reportFault } from './report';

afterEach(() => void vi.restoreAllMocks());

async function told(work: Promise<unknown>): Promise<unknown> {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await work.catch(reportFault);
  return said.mock.lastCall?.[0];
}

it('says in a line what the reader can put right', async () => {
  expect(await told(readFile('/no/such/file.csv'))).toBe('/no/such/file.csv is not there.');
  const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
  const wrapped = new Error('Failed query', { cause: gone });
  expect(await told(Promise.reject(wrapped))).toMatch(/^The database went away in the middle of it/);
});

it('says everything of what may be our fault', async () => {
  const ours = new TypeError('x is not a function');
  expect(await told(Promise.reject(ours))).toBe(ours);
});
