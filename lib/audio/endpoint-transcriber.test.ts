import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type SandboxReply,
  type SandboxRequest,
  type SandboxServer,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';
import { endpointTranscriber } from './endpoint-transcriber';
import { oggRecording } from './testing/ogg-recording';

let server: SandboxServer;
let received: SandboxRequest | undefined;
let reply: SandboxReply = 'drop';
const recording = { bytes: oggRecording(2), contentType: 'audio/ogg' } as const;

beforeEach(async () => {
  const handle = (request: SandboxRequest) => {
    received = request;
    return reply;
  };
  server = await startSandboxServer({ host: '127.0.0.1', port: 0, handle });
});
afterEach(() => server.close());

const transcribe = (url = `${server.url}/v1/`, prompt?: string) =>
  endpointTranscriber({ url, key: 'the-key', model: 'whisper-1', timeoutMs: 2_000 }).transcribe({
    ...recording,
    ...(prompt === undefined ? {} : { prompt }),
  });

describe('endpointTranscriber', () => {
  it('posts file, model and prompt as a form and returns the text', async () => {
    reply = { status: 200, json: { text: ' two bags of cement \n' } };
    expect(await transcribe(undefined, 'cement, nails')).toEqual({
      kind: 'transcribed',
      text: 'two bags of cement',
    });
    expect(received).toMatchObject({ method: 'POST', path: '/v1/audio/transcriptions' });
    expect(received?.headers.authorization).toBe('Bearer the-key');
    const type = received?.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(received?.body ?? []), {
      headers: { 'content-type': type },
    }).formData();
    expect([form.get('model'), form.get('prompt'), form.get('response_format')]).toEqual([
      'whisper-1',
      'cement, nails',
      'json',
    ]);
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('no file in the form');
    expect([file.name, file.type]).toEqual(['voice.ogg', 'audio/ogg']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(recording.bytes);
  });

  it('takes the full address as well', async () => {
    reply = { status: 200, json: { text: 'x' } };
    await transcribe(`${server.url}/audio/transcriptions`);
    expect(received?.path).toBe('/audio/transcriptions');
  });

  it.each([408, 429, 500, 503])('tries again after %d', async (status) => {
    reply = { status, json: { error: { message: 'busy' } } };
    expect(await transcribe()).toEqual({
      kind: 'retry',
      message: 'the transcription service answered: busy',
    });
  });

  it.each([400, 401, 404])('gives up after %d', async (status) => {
    reply = { status, json: {} };
    expect(await transcribe()).toMatchObject({ kind: 'failed' });
  });

  it('gives up on an answer without a text, and on silence', async () => {
    reply = { status: 200, json: { words: [] } };
    expect(await transcribe()).toMatchObject({ kind: 'failed' });
    reply = { status: 200, json: { text: '  ' } };
    expect(await transcribe()).toEqual({ kind: 'failed', message: 'no speech was recognised' });
  });

  it('tries again after a lost connection, and when nobody is there', async () => {
    reply = 'drop';
    expect(await transcribe()).toMatchObject({ kind: 'retry' });
    expect(await transcribe('http://127.0.0.1:1')).toMatchObject({ kind: 'retry' });
  });
});
