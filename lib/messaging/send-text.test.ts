import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandboxServer } from '@/lib/outbound/sandbox/start-sandbox-server';
import { type SandboxPlatform, startSandboxPlatform } from './sandbox/start-sandbox-platform';
import { sendText, type TextMessage } from './send-text';

let platform: SandboxPlatform;
beforeEach(async () => {
  platform = await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken: 'token' });
});
afterEach(() => platform.close());

const send = (over: Partial<TextMessage> = {}) =>
  sendText({
    apiUrl: `${platform.url}/v23.0/`,
    phoneNumberId: '1065',
    accessToken: 'token',
    to: { phoneNumber: '+27825550142' },
    body: 'Your order was approved',
    timeoutMs: 500,
    ...over,
  });

describe('sendText', () => {
  it('sends and returns the id of the platform', async () => {
    const outcome = await send();
    expect(outcome).toEqual({ kind: 'sent', platformMessageId: platform.messages()[0]?.id });
    expect(platform.messages()).toMatchObject([
      { phoneNumberId: '1065', to: '+27825550142', body: 'Your order was approved' },
    ]);
  });

  it('posts exactly the body the platform asks for', async () => {
    let received: unknown;
    const server = await startSandboxServer({
      host: '127.0.0.1',
      port: 0,
      handle: ({ method, path, headers, body }) => {
        const { authorization } = headers;
        received = {
          method,
          path,
          authorization,
          type: headers['content-type'],
          body: JSON.parse(body.toString()),
        };
        return { status: 200, json: {} };
      },
    });
    expect(await send({ apiUrl: server.url })).toEqual({ kind: 'sent', platformMessageId: null });
    await server.close();
    expect(received).toEqual({
      method: 'POST',
      path: '/1065/messages',
      authorization: 'Bearer token',
      type: 'application/json',
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '+27825550142',
        type: 'text',
        text: { body: 'Your order was approved' },
      },
    });
  });

  it('writes to a user id where there is no number', async () => {
    expect(await send({ to: { userId: 'ZA.13491208655302741918' } })).toMatchObject({ kind: 'sent' });
    expect(platform.messages()).toMatchObject([{ to: 'ZA.13491208655302741918' }]);
  });

  it('cuts a text at the length the platform takes', async () => {
    expect(await send({ body: '🧾'.repeat(4_000) })).toMatchObject({ kind: 'sent' });
    expect(platform.messages()[0]?.body.length).toBeLessThanOrEqual(4_096);
    expect(platform.messages()[0]?.body.endsWith('…')).toBe(true);
  });

  it('gives up on a closed window and a wrong token, and says so', async () => {
    platform.setFault({ code: 131047, message: 'Re-engagement message' });
    expect(await send()).toEqual({
      kind: 'failed',
      code: 131047,
      message: '(#131047) Re-engagement message',
    });
    expect(await send({ accessToken: 'old' })).toMatchObject({ kind: 'failed', code: 190 });
  });

  it('tries again after a limit and a server error, which have sent nothing', async () => {
    platform.setFault({ status: 400, code: 131056, retryAfterSeconds: 6 });
    expect(await send()).toMatchObject({ kind: 'retry', outcomeUnknown: false, retryAfterMs: 6_000 });
    platform.setFault({ status: 503, code: 131016 });
    expect(await send()).toMatchObject({ kind: 'retry', outcomeUnknown: false });
    expect(platform.messages()).toHaveLength(0);
  });

  it('says when the message may have gone out, and when it surely has not', async () => {
    platform.setFault({ kind: 'drop' });
    expect(await send()).toMatchObject({ kind: 'retry', outcomeUnknown: true });
    await platform.close();
    expect(await send()).toMatchObject({ kind: 'retry', outcomeUnknown: false });
  });

  it('gives up on an address that is none', async () => {
    expect(await send({ apiUrl: 'ftp://platform' })).toMatchObject({ kind: 'failed' });
  });
});
