import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mintTenantId } from '../../ids';
import { logger } from '../../logger';
import { type Receiver, startReceiver } from '../testing/start-receiver';
import { sealSecret } from './endpoint-row';
import { postDelivery } from './post-delivery';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await receiver.stop();
});
const owner = { tenantId: mintTenantId(randomUUID()), id: randomUUID() };
const parcel = () => ({
  url: receiver.url,
  endpoint: { ...owner, secretSealed: sealSecret('a secret of the receiver', owner) },
  event: 'order.approved',
  eventId: 'e',
  eventAt: new Date(),
  deliveryId: 'd',
  attempt: 1,
  rawBody: '{}',
});

describe('postDelivery', () => {
  it('logs every attempt, with what came of it and without the event’s contents', async () => {
    const [told, warned] = [vi.spyOn(logger(), 'info'), vi.spyOn(logger(), 'warn')];
    await postDelivery({ ...parcel(), rawBody: '{"name":"Sunrise Spaza"}' });
    receiver.answer = { status: 503 };
    await postDelivery({ ...parcel(), attempt: 2 });
    const common = { event: 'order.approved', eventId: 'e', deliveryId: 'd', durationMs: expect.any(Number) };
    expect(told.mock.calls).toEqual([
      [{ ...common, attempt: 1, statusCode: 200, error: null }, 'webhook delivered'],
    ]);
    expect(warned.mock.calls).toEqual([
      [{ ...common, attempt: 2, statusCode: 503, error: null }, 'webhook not delivered'],
    ]);
  });

  it('counts a secret that cannot be opened any more as a failed attempt', async () => {
    const result = await postDelivery({
      ...parcel(),
      endpoint: { ...owner, secretSealed: 'sealed with another key' },
    });
    expect(result).toMatchObject({
      success: false,
      statusCode: null,
      error: expect.stringContaining('secret'),
    });
    expect(receiver.received).toEqual([]);
  });

  it('stops waiting for a receiver that takes the event and never answers', async () => {
    receiver.answer = 'silence';
    const result = await postDelivery(parcel(), { timeoutMs: 200 });
    expect(result).toMatchObject({
      success: false,
      statusCode: null,
      error: 'no complete answer within 200 ms',
    });
    expect(result.durationMs).toBeGreaterThanOrEqual(190);
  });
});
