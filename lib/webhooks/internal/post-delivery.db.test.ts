import { describe, expect, it } from 'vitest';
import { startReceiver } from '../testing/start-receiver';
import { sealSecret } from './endpoint-row';
import { postDelivery } from './post-delivery';

describe('postDelivery', () => {
  it('stops waiting for a receiver that takes the event and never answers', async () => {
    const receiver = await startReceiver('silence');
    const parcel = {
      url: receiver.url,
      secretSealed: sealSecret('a secret of the receiver'),
      event: 'order.approved',
      eventId: 'e',
      deliveryId: 'd',
      attempt: 1,
      rawBody: '{}',
    };
    const result = await postDelivery(parcel, { timeoutMs: 200 });
    expect(result).toMatchObject({
      success: false,
      statusCode: null,
      error: 'no complete answer within 200 ms',
    });
    expect(result.durationMs).toBeGreaterThanOrEqual(190);
    await receiver.stop();
  });
});
