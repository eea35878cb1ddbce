import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SandboxServer, startSandboxServer } from '@/lib/outbound/sandbox/start-sandbox-server';
import { oggRecording } from './testing/ogg-recording';
import { connectTranscriber } from './transcribe';

let server: SandboxServer;
let status = 200;
const recording = { bytes: oggRecording(1), contentType: 'audio/ogg' } as const;
/** A converter that does nothing, and a recogniser that says one word. */
const working = { command: 'echo heard', ffmpegPath: 'true' };
const broken = { command: 'false', ffmpegPath: 'true' };
const slow = { command: 'sleep 30', ffmpegPath: 'true', timeoutMs: 200 };

beforeEach(async () => {
  const handle = () => ({ status, json: { text: 'from the endpoint' } });
  server = await startSandboxServer({ host: '127.0.0.1', port: 0, handle });
});
afterEach(() => server.close());

const outcomeOf = (endpointStatus: number, command?: typeof working) => {
  status = endpointStatus;
  const endpoint = { url: server.url, model: 'm' };
  return connectTranscriber({ endpoint, ...(command && { command }) })?.transcribe(recording);
};

describe('connectTranscriber', () => {
  it('is null when nothing is configured', () => {
    expect(connectTranscriber({})).toBeNull();
  });

  it('uses the one that is there', async () => {
    expect(await outcomeOf(200)).toEqual({ kind: 'transcribed', text: 'from the endpoint' });
    expect(await connectTranscriber({ command: working })?.transcribe(recording)).toEqual({
      kind: 'transcribed',
      text: 'heard',
    });
  });

  it('asks the endpoint first and lets the program stand in for it', async () => {
    expect(await outcomeOf(200, working)).toMatchObject({ text: 'from the endpoint' });
    expect(await outcomeOf(400, working)).toMatchObject({ text: 'heard' });
    expect(await outcomeOf(503, working)).toMatchObject({ text: 'heard' });
  });

  it('gives up only when both have failed for good', async () => {
    expect(await outcomeOf(503, broken)).toMatchObject({ kind: 'retry' });
    expect(await outcomeOf(400, slow)).toMatchObject({ kind: 'retry' });
    expect(await outcomeOf(400, broken)).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('HTTP 400'),
    });
  });
});
