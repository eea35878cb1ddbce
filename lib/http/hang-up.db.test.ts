import { expect, it, vi } from 'vitest';
import { logger } from '../logger';
import { respond } from './respond';

it('notes a caller who hung up, and takes only what goes wrong by itself for a fault', async () => {
  const { error, info } = { error: vi.fn(), info: vi.fn() };
  vi.spyOn(logger(), 'child').mockReturnValue({ error, info } as never);
  const endpoint = { method: 'POST', path: '/api/x' };
  const hangUp = new AbortController();
  const request = new Request('http://localhost/api/x', { method: 'POST', signal: hangUp.signal });
  const broken = async () => {
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  };
  hangUp.abort();
  await respond(request, endpoint, broken);
  expect(error).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledWith('the caller hung up');
  await respond(new Request('http://localhost/api/x'), endpoint, broken);
  expect(error).toHaveBeenCalledOnce();
});
