import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as attachmentRoute } from '@/app/api/orders/[id]/attachments/[attachmentId]/route';
import { GET as audioRoute } from '@/app/api/orders/[id]/audio/route';
import { oggRecording } from '../audio/testing/ogg-recording';
import { aacRecording, amrRecording, mp3Recording, mp4File, wavRecording } from '../audio/testing/recordings';
import { useProgramsOf } from '../audio/testing/use-programs';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { receiveRaw } from '../orders/testing/receive-raw';
import { configureMessaging } from './testing/configure-messaging';

configureMessaging();

let desk: Desk;
let empty: string;
let withFfmpeg: string;
beforeAll(async () => {
  desk = await openDesk();
  empty = await mkdtemp(join(tmpdir(), 'no-programs-'));
  withFfmpeg = await mkdtemp(join(tmpdir(), 'fake-programs-'));
  const ogg = join(withFfmpeg, 'result.ogg');
  await writeFile(ogg, oggRecording(5));
  const ffmpeg = join(withFfmpeg, 'ffmpeg');
  const script = `require('node:fs').copyFileSync(${JSON.stringify(ogg)}, process.argv.at(-1))`;
  await writeFile(ffmpeg, `#!${process.execPath}\n${script}`);
  await chmod(ffmpeg, 0o755);
});
beforeEach(() => {
  useProgramsOf(empty);
});
afterAll(async () => {
  await desk.close();
  await rm(empty, { recursive: true });
  await rm(withFfmpeg, { recursive: true });
});

async function receive(bytes: Buffer, mimeType: string) {
  const id = desk.platform.addMedia(bytes, mimeType);
  const { order } = await receiveRaw(desk, {
    type: 'audio',
    audio: { id, mime_type: mimeType, voice: false },
  });
  if (!order) throw new Error('the recording became no order');
  return order;
}

async function listen(id: string) {
  const request = await desk.requestAs('clerk', 'GET', `/api/orders/${id}/audio`);
  const { status, headers, body } = await audioRoute(request, { params: Promise.resolve({ id }) });
  return { status, headers, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
}

describe('a recording on a machine without ffmpeg', () => {
  it.each([
    ['audio/mp4', mp4File(6), 6],
    ['audio/mpeg', mp3Recording(50), 1.306],
    ['audio/aac', aacRecording(50), 3.2],
    ['audio/wav', wavRecording(1), 1],
  ])('of %s is kept as it came, and plays', async (contentType, bytes, durationSeconds) => {
    const order = await receive(bytes, contentType);
    expect(order.audio).toEqual({ contentType, durationSeconds, isPlayable: true });
    expect(order.warnings.filter(({ code }) => code !== 'new_customer')).toEqual([
      { code: 'needs_transcription', message: expect.stringMatching(/: listen to it/) },
    ]);
    const heard = await listen(order.id);
    expect(heard.status).toBe(200);
    expect(heard.headers.get('content-type')).toBe(contentType);
    expect(heard.headers.get('content-length')).toBe(String(bytes.length));
    expect(heard.bytes.equals(bytes)).toBe(true);
  });

  it('that no browser plays is offered as a download', async () => {
    const order = await receive(amrRecording(100), 'audio/amr');
    expect(order.audio).toEqual({ contentType: 'audio/amr', durationSeconds: 2, isPlayable: false });
    expect(order.warnings.at(-1)?.message).toMatch(/: download it/);
    const { headers } = await listen(order.id);
    expect(headers.get('content-disposition')).toBe('attachment; filename="voice-note.amr"');
  });

  it('that is no recording is said to be missing, and nobody is told to listen', async () => {
    const order = await receive(Buffer.from('<html>not found</html>'), 'audio/mp4');
    expect(order.audio).toBeNull();
    expect(order.warnings.filter(({ code }) => code !== 'new_customer')).toEqual([
      { code: 'recording_missing', message: expect.stringMatching(/could not be fetched/) },
    ]);
    expect((await listen(order.id)).status).toBe(404);
  });
});

describe('a recording on a machine with ffmpeg', () => {
  it('of another kind than Ogg and WebM is made into Ogg', async () => {
    useProgramsOf(withFfmpeg);
    const order = await receive(amrRecording(100), 'audio/amr');
    expect(order.audio).toEqual({ contentType: 'audio/ogg', durationSeconds: 5, isPlayable: true });
    const { headers, bytes } = await listen(order.id);
    expect(headers.get('content-type')).toBe('audio/ogg');
    expect(bytes.equals(oggRecording(5))).toBe(true);
    const size = amrRecording(100).length;
    expect(order.attachments).toMatchObject([
      { kind: 'AUDIO', contentType: 'audio/amr', sizeBytes: size, problem: null },
    ]);
    const params = { id: order.id, attachmentId: order.attachments[0]?.id ?? '' };
    const request = await desk.requestAs('clerk', 'GET', '/api/orders');
    const original = await attachmentRoute(request, { params: Promise.resolve(params) });
    expect(original.headers.get('content-disposition')).toBe('attachment; filename="audio.amr"');
    expect(Buffer.from(await original.arrayBuffer()).equals(amrRecording(100))).toBe(true);
  });

  it('of Ogg is kept as it came', async () => {
    useProgramsOf(withFfmpeg);
    const order = await receive(oggRecording(9), 'audio/ogg');
    expect(order.audio).toMatchObject({ contentType: 'audio/ogg', durationSeconds: 9 });
  });
});
