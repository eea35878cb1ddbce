import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxPlatform, startSandboxPlatform } from './start-sandbox-platform';

let platform: SandboxPlatform;
beforeEach(async () => {
  platform = await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken: 'token' });
});
afterEach(() => platform.close());

const headers = { authorization: 'Bearer token' };
const message = (to: string) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to,
  type: 'text',
  text: { body: `hello ${to}` },
});
const post = (path: string, body: unknown, over: Record<string, string> = headers) =>
  fetch(platform.url + path, { method: 'POST', headers: over, body: JSON.stringify(body) });

describe('startSandboxPlatform', () => {
  it('takes messages as the platform does, and shows them by recipient in any form', async () => {
    const answer = await post('/1065/messages', message('+27825550142'));
    expect(await answer.json()).toMatchObject({
      messaging_product: 'whatsapp',
      contacts: [{ input: '+27825550142', wa_id: '27825550142' }],
      messages: [{ id: expect.stringMatching(/^wamid\./) }],
    });
    await post('/v23.0/1065/messages', message('27825550143'));
    const sentTo = async (query: string) =>
      (await (await fetch(`${platform.url}/_sandbox/messages${query}`)).json()).messages.length;
    expect(await sentTo('')).toBe(2);
    expect(await sentTo('?to=27825550142')).toBe(1);
    expect(await sentTo('?to=%2B27825550143')).toBe(1);
    await fetch(`${platform.url}/_sandbox/messages`, { method: 'DELETE' });
    expect(await sentTo('')).toBe(0);
  });

  it('refuses a wrong token with code 190 and a wrong message with code 100', async () => {
    const refused = await post('/1065/messages', message('27825550142'), { authorization: 'Bearer old' });
    expect(refused.status).toBe(401);
    expect((await refused.json()).error.code).toBe(190);
    const wrong = await post('/1065/messages', { ...message('27825550142'), messaging_product: 'sms' });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).error.code).toBe(100);
    expect(platform.messages()).toHaveLength(0);
  });

  it('takes buttons within the platform’s limits, and refuses what is longer', async () => {
    const withTitle = (title: string) => ({
      ...message('27825550142'),
      ...{ type: 'interactive', text: undefined },
      interactive: {
        type: 'button',
        body: { text: 'Is it full cream?' },
        action: { buttons: [{ type: 'reply', reply: { id: 'yes', title } }] },
      },
    });
    expect((await post('/1065/messages', withTitle('Yes'))).status).toBe(200);
    expect((await post('/1065/messages', withTitle('x'.repeat(21)))).status).toBe(400);
    expect(platform.messages()).toMatchObject([
      { body: 'Is it full cream?', choices: { form: 'BUTTONS', options: [{ id: 'yes', title: 'Yes' }] } },
    ]);
  });

  it('keeps media that tests upload, and serves them behind the token', async () => {
    const uploaded = await fetch(`${platform.url}/_sandbox/media`, {
      method: 'POST',
      headers: { 'content-type': 'audio/ogg' },
      body: Buffer.from([1, 2, 255]),
    });
    const { id } = await uploaded.json();
    const described = await (await fetch(`${platform.url}/${id}`, { headers })).json();
    expect(described).toMatchObject({
      id,
      mime_type: 'audio/ogg',
      file_size: 3,
      messaging_product: 'whatsapp',
    });
    const file = await fetch(described.url, { headers });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from([1, 2, 255]));
    expect((await fetch(described.url)).status).toBe(401);
  });

  it('knows a number to its token, and nothing by a strange id', async () => {
    const ask = async (id: string) => (await fetch(`${platform.url}/${id}?fields=id`, { headers })).json();
    expect(await ask('106540352242922')).toMatchObject({
      id: '106540352242922',
      display_phone_number: expect.stringMatching(/^\+/),
    });
    expect(await ask('a-name')).toMatchObject({ error: { code: 100 } });
    expect((await fetch(`${platform.url}/106540352242922`)).status).toBe(401);
  });

  it('fails as often as it was asked to, with the code asked for', async () => {
    const set = (fault: unknown) => post('/_sandbox/faults', fault, {});
    expect((await set({ status: 200 })).status).toBe(400);
    expect((await set({ status: 429, code: 130429, times: 2 })).status).toBe(201);
    for (const expected of [429, 429, 200]) {
      expect((await post('/1065/messages', message('27825550142'))).status).toBe(expected);
    }
  });
});
