import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret } from './new-secret';
import { type Delivery, deliveryHeaders, signBody } from './sign';

const delivery: Delivery = {
  secret: 'a shared secret',
  event: 'order.completed',
  eventId: 'evt-1',
  deliveryId: 'dlv-1',
  attempt: 3,
  sentAt: new Date(),
  rawBody: JSON.stringify({ event: 'order.completed', note: 'café 🧾' }),
};

describe('signBody', () => {
  it('is HMAC-SHA256 as RFC 4231 has it (test case 2)', () => {
    expect(signBody('Jefe', 'what do ya want for nothing?')).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('signs bytes and the text they spell alike', () => {
    expect(signBody('s', Buffer.from('é'))).toBe(signBody('s', 'é'));
  });
});

describe('deliveryHeaders', () => {
  it('names event, event id, delivery and attempt', () => {
    expect(deliveryHeaders(delivery)).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'order.completed',
      'x-service-event-id': 'evt-1',
      'x-service-delivery-id': 'dlv-1',
      'x-service-attempt': '3',
      'x-service-signature': signBody(delivery.secret, delivery.rawBody),
    });
  });

  it('is accepted by a Standard Webhooks library with the raw secret', () => {
    const receiver = new Webhook(delivery.secret, { format: 'raw' });
    expect(receiver.verify(delivery.rawBody, deliveryHeaders(delivery))).toMatchObject({ note: 'café 🧾' });
  });

  it('is accepted by a Standard Webhooks library with a secret of its own form, as it stands', () => {
    for (const secret of [newSecret(), 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_AAECAwQFBgc=']) {
      const headers = deliveryHeaders({ ...delivery, secret });
      expect(new Webhook(secret).verify(delivery.rawBody, headers), secret).toMatchObject({
        note: 'café 🧾',
      });
      expect(headers['x-service-signature']).toBe(signBody(secret, delivery.rawBody));
    }
  });

  it('keeps to the raw secret where whsec_ is followed by no base64, as old ones may be', () => {
    const secret = 'whsec_not base64!';
    const receiver = new Webhook(secret, { format: 'raw' });
    expect(receiver.verify(delivery.rawBody, deliveryHeaders({ ...delivery, secret }))).toBeTruthy();
  });

  it('is refused by that library when one byte of the body or the secret differs', () => {
    const headers = deliveryHeaders(delivery);
    const receiver = new Webhook(delivery.secret, { format: 'raw' });
    expect(() => receiver.verify(`${delivery.rawBody} `, headers)).toThrow();
    expect(() =>
      new Webhook('another secret', { format: 'raw' }).verify(delivery.rawBody, headers),
    ).toThrow();
  });

  it('is refused by that library when the attempt is old', () => {
    const headers = deliveryHeaders({ ...delivery, sentAt: new Date(Date.now() - 600_000) });
    expect(() => new Webhook(delivery.secret, { format: 'raw' }).verify(delivery.rawBody, headers)).toThrow();
  });
});
