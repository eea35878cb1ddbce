import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AudioStore } from './audio-store';
import { openAudioStore } from './store';
import { startFakeBucket } from './testing/start-fake-bucket';

let folder: string;
let bucket: Awaited<ReturnType<typeof startFakeBucket>>;
const bytes = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audio-store-'));
  bucket = await startFakeBucket();
});
afterEach(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

const openStore = (kind: 'files' | 's3'): AudioStore =>
  kind === 'files'
    ? openAudioStore({ kind, folder: join(folder, 'audio') })
    : openAudioStore({
        kind,
        endpoint: `${bucket.url}/`,
        bucket: 'voice',
        region: 'eu-west-1',
        accessKeyId: 'key-id',
        secretAccessKey: 'secret',
      });

describe.each(['files', 's3'] as const)('an audio store of %s', (kind) => {
  it('gives back what was put, whole and in parts, with the size of the whole', async () => {
    const store = openStore(kind);
    await store.put('tenant-1/order_1.ogg', bytes, 'audio/ogg');
    expect(await store.size('tenant-1/order_1.ogg')).toBe(1000);
    const whole = await store.open('tenant-1/order_1.ogg');
    expect(whole?.size).toBe(1000);
    expect(whole && (await buffer(whole.stream))).toEqual(bytes);
    const part = await store.open('tenant-1/order_1.ogg', { start: 10, end: 19 });
    expect(part?.size).toBe(1000);
    expect(part && (await buffer(part.stream))).toEqual(bytes.subarray(10, 20));
  });

  it('replaces what was there', async () => {
    const store = openStore(kind);
    await store.put('a', bytes, 'audio/ogg');
    await store.put('a', Buffer.from('new'), 'audio/webm');
    const opened = await store.open('a');
    expect(opened && (await buffer(opened.stream)).toString()).toBe('new');
  });

  it('removes what was put, and what was never there', async () => {
    const store = openStore(kind);
    await store.put('tenant-1/order_1.ogg', bytes, 'audio/ogg');
    await store.remove('tenant-1/order_1.ogg');
    await store.remove('nobody/nothing');
    expect(await store.size('tenant-1/order_1.ogg')).toBeUndefined();
  });

  it('has nothing under an unknown key', async () => {
    const store = openStore(kind);
    expect(await store.size('nobody/nothing')).toBeUndefined();
    expect(await store.open('nobody/nothing')).toBeUndefined();
  });

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/../x',
    '/etc/passwd',
    'a//b',
    'a/',
    'a\\b',
    'a\0b',
    '.hidden',
    'a/.b',
    'é',
  ])('refuses the key %j', async (key) => {
    const store = openStore(kind);
    await expect(store.put(key, bytes, 'audio/ogg')).rejects.toThrow('not a key');
    await expect(store.open(key)).rejects.toThrow('not a key');
    await expect(store.size(key)).rejects.toThrow('not a key');
  });
});

describe('the store of files', () => {
  it('leaves no half-written file behind when a write fails', async () => {
    const store = openStore('files');
    await store.put('a/b', bytes, 'audio/ogg');
    await expect(store.put('a/b/c', bytes, 'audio/ogg')).rejects.toThrow();
    await store.put('a/taken/inside', bytes, 'audio/ogg');
    await expect(store.put('a/taken', bytes, 'audio/ogg')).rejects.toThrow();
    expect((await readdir(join(folder, 'audio', 'a'))).sort()).toEqual(['b', 'taken']);
  });

  it('does not follow a key into a file as if it were a folder', async () => {
    await writeFile(join(folder, 'audio'), 'a file');
    expect(await openStore('files').open('a')).toBeUndefined();
  });
});

describe('the store in a bucket', () => {
  it('keeps the content type and survives a passing failure', async () => {
    bucket.failNext(1);
    await openStore('s3').put('a', bytes, 'audio/ogg');
    expect(bucket.objects.get('/voice/a')?.contentType).toBe('audio/ogg');
  });

  it('throws in words when the bucket refuses', async () => {
    bucket.failNext(99);
    await expect(openStore('s3').put('a', bytes, 'audio/ogg')).rejects.toThrow('503 to PUT');
    await expect(openStore('s3').open('a')).rejects.toThrow('503 to GET');
    await expect(openStore('s3').size('a')).rejects.toThrow('503 to HEAD');
  });
});
