import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oggRecording } from '@/lib/audio/testing/ogg-recording';
import { type SandboxReply, startSandboxServer } from '@/lib/outbound/sandbox/start-sandbox-server';
import { downloadMedia, type MediaRequest } from './media';
import { type SandboxPlatform, startSandboxPlatform } from './sandbox/start-sandbox-platform';

let platform: SandboxPlatform;
beforeEach(async () => {
  platform = await startSandboxPlatform({ host: '127.0.0.1', port: 0, accessToken: 'token' });
});
afterEach(() => platform.close());

const recording = oggRecording(2);
const download = (mediaId: string, over: Partial<MediaRequest> = {}) =>
  downloadMedia({ apiUrl: platform.url, accessToken: 'token', mediaId, timeoutMs: 500, ...over });

describe('downloadMedia', () => {
  it('fetches a file in two steps', async () => {
    const id = platform.addMedia(recording, 'application/octet-stream');
    expect(await download(id)).toEqual({ kind: 'downloaded', bytes: recording });
  });

  it('tries again when less came than the platform said there is', async () => {
    let bytes = recording.subarray(0, 100);
    const api = await startSandboxServer({
      host: '127.0.0.1',
      port: 0,
      handle: ({ path }) =>
        path === '/file'
          ? { status: 200, bytes }
          : { status: 200, json: { url: `${api.url}/file`, file_size: String(recording.length) } },
    });
    expect(await download('1', { apiUrl: api.url })).toMatchObject({ kind: 'retry' });
    bytes = recording;
    expect(await download('1', { apiUrl: api.url })).toMatchObject({ kind: 'downloaded' });
    await api.close();
  });

  it('does not begin to fetch what is said to be too large', async () => {
    let fetched = 0;
    const api = await startSandboxServer({
      host: '127.0.0.1',
      port: 0,
      handle: ({ path }) => {
        if (path === '/file') fetched += 1;
        return { status: 200, json: { url: `${api.url}/file`, file_size: 17 * 1024 * 1024 } };
      },
    });
    expect(await download('1', { apiUrl: api.url })).toEqual({
      kind: 'failed',
      reason: 'too_large',
      message: 'it is larger than 16 MB',
    });
    expect(fetched).toBe(0);
    await api.close();
  });

  it('stops at the bound', async () => {
    const id = platform.addMedia(Buffer.concat([recording, Buffer.alloc(100_000)]), 'audio/ogg');
    expect(await download(id, { maxBytes: 50_000 })).toMatchObject({ kind: 'failed', reason: 'too_large' });
  });

  it('gives up on a recording that is gone, and on a wrong token', async () => {
    expect(await download('4711')).toMatchObject({ kind: 'failed', reason: 'gone' });
    const id = platform.addMedia(recording, 'audio/ogg');
    expect(await download(id, { accessToken: 'old' })).toMatchObject({ kind: 'failed', reason: 'gone' });
    expect(await download('../_sandbox/messages')).toMatchObject({ kind: 'failed' });
  });

  it('tries again after a limit, a server error and a lost connection', async () => {
    const id = platform.addMedia(recording, 'audio/ogg');
    platform.setFault({ status: 429, code: 80007, retryAfterSeconds: 2 });
    expect(await download(id)).toMatchObject({ kind: 'retry', retryAfterMs: 2_000 });
    platform.setFault({ status: 500, code: 1 });
    expect(await download(id)).toMatchObject({ kind: 'retry' });
    platform.setFault({ kind: 'drop' });
    expect(await download(id)).toMatchObject({ kind: 'retry' });
    expect(await download(id)).toMatchObject({ kind: 'downloaded' });
  });

  it('never takes the token to a private address that an answer names', async () => {
    let calls = 0;
    const inside = await startSandboxServer({
      host: '127.0.0.1',
      port: 0,
      handle: () => {
        calls += 1;
        return { status: 200, bytes: recording };
      },
    });
    const answers: SandboxReply = { status: 200, json: { url: `${inside.url}/secret` } };
    const api = await startSandboxServer({ host: '127.0.0.1', port: 0, handle: () => answers });
    expect(await download('1', { apiUrl: api.url })).toMatchObject({ kind: 'failed', reason: 'gone' });
    expect(calls).toBe(0);
    await Promise.all([inside.close(), api.close()]);
  });

  it.each([{}, { url: 'file:///etc/passwd' }, { url: 7 }, 'text'])(
    'gives up on the description %j',
    async (json) => {
      const api = await startSandboxServer({
        host: '127.0.0.1',
        port: 0,
        handle: () => ({ status: 200, json }),
      });
      expect(await download('1', { apiUrl: api.url })).toMatchObject({ kind: 'failed', reason: 'gone' });
      await api.close();
    },
  );
});
