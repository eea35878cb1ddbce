import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as audioRoute } from '@/app/api/orders/[id]/audio/route';
import { oggRecording } from '../audio/testing/ogg-recording';
import { env } from '../env';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { type Desk, openDesk } from './testing/open-desk';
import { receiveRaw } from './testing/receive-raw';

configureMessaging();

const recording = oggRecording(4);
const size = recording.length;
let desk: Desk;
let orderId: string;
beforeAll(async () => {
  desk = await openDesk();
  orderId = await voiceOrder();
});
afterAll(() => desk.close());

async function voiceOrder(): Promise<string> {
  const id = desk.platform.addMedia(recording, 'audio/ogg; codecs=opus');
  const { order } = await receiveRaw(desk, { type: 'audio', audio: { id, voice: true } });
  return order?.id ?? '';
}

async function listen(range?: string, id = orderId) {
  const request = await desk.requestAs('clerk', 'GET', `/api/orders/${id}/audio`);
  if (range !== undefined) request.headers.set('range', range);
  const response = await audioRoute(request, { params: Promise.resolve({ id }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, header: (name: string) => response.headers.get(name), bytes };
}

describe('GET /api/orders/:id/audio', () => {
  it('streams the whole recording as it came', async () => {
    const { status, header, bytes } = await listen();
    expect(status).toBe(200);
    expect(bytes.equals(recording)).toBe(true);
    expect([header('content-type'), header('content-length'), header('accept-ranges')]).toEqual([
      'audio/ogg',
      String(size),
      'bytes',
    ]);
    expect(header('x-request-id')).toBeTruthy();
    expect(header('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=10-10', 10, 10],
    ['bytes=100-', 100, size - 1],
    ['bytes=-50', size - 50, size - 1],
    ['bytes=0-999999', 0, size - 1],
    ['bytes=-999999', 0, size - 1],
  ])('streams the part %s with 206', async (range, start, end) => {
    const { status, header, bytes } = await listen(range);
    expect(status).toBe(206);
    expect(header('content-range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(header('content-length')).toBe(String(end - start + 1));
    expect(bytes.equals(recording.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${size}-`, 'bytes=999999-1000000', 'bytes=-0'])('answers 416 to %s', async (range) => {
    const { status, header, bytes } = await listen(range);
    expect(status).toBe(416);
    expect(header('content-range')).toBe(`bytes */${size}`);
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'range_not_satisfiable' });
  });

  it.each(['bytes=0-9,20-29', 'items=0-9', 'bytes=9-0', 'bytes=a-b', 'bytes'])(
    'answers %s with the whole',
    async (range) => {
      const { status, bytes } = await listen(range);
      expect([status, bytes.length]).toEqual([200, size]);
    },
  );

  it('answers HEAD with the length of the whole and no body', async () => {
    const request = await desk.requestAs('clerk', 'HEAD', `/api/orders/${orderId}/audio`);
    request.headers.set('range', 'bytes=0-9');
    const response = await audioRoute(request, { params: Promise.resolve({ id: orderId }) });
    expect([response.status, response.body]).toEqual([200, null]);
    expect(response.headers.get('content-length')).toBe(String(size));
  });

  it('answers 404 for an order that is none of sound, or whose recording is gone', async () => {
    const written = await desk.receive('2 zing cola 330ml can');
    expect((await listen(undefined, written.id)).status).toBe(404);
    const lost = await voiceOrder();
    await rm(join(env().dataDir, 'audio'), { recursive: true });
    expect((await listen(undefined, lost)).status).toBe(404);
    expect((await listen('bytes=0-1', lost)).status).toBe(404);
  });
});
