import { describe, expect, it } from 'vitest';
import { GET as streamRoute } from '@/app/api/orders/stream/route';
import { checkHealth } from '../health/check-health';
import { beginStopping } from '../stopping';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { waitForChange } from './wait-for-change';

describe('while the process is stopping', () => {
  it('answers whoever waits with what is known, and ends live streams, both at once', async () => {
    const tenant = await makeTenant();
    const request = await tenant.requestAs('clerk', 'GET', '/api/orders/stream');
    const stream = await streamRoute(request, { params: Promise.resolve({}) });
    const ended = stream.text();
    const wait = () =>
      waitForChange(
        async () => 'APPROVED',
        () => false,
        { patienceMs: 15_000, concerns: () => true },
      );
    const waiting = wait();
    setTimeout(beginStopping, 100);
    const startedAt = Date.now();
    expect(await waiting).toBe('APPROVED');
    expect(await ended).toContain('event: ready');
    // And whoever comes over a connection of before.
    expect(await wait()).toBe('APPROVED');
    const late = await streamRoute(await tenant.requestAs('clerk', 'GET', '/api/orders/stream'), {
      params: Promise.resolve({}),
    });
    await late.text();
    await expect(checkHealth()).rejects.toThrow('The service is stopping.');
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});
