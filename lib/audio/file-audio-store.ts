import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type AudioStore, assertAudioKey, type OpenedAudio } from './audio-store';

/** Recordings as files under a folder, which is made when needed. A reader never sees half a file. */
export function fileAudioStore(folder: string): AudioStore {
  const pathOf = (key: string): string => {
    assertAudioKey(key);
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    size: async (key) => sizeOf(pathOf(key)),
    open: async (key, range) => openFile(pathOf(key), range),
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** The new name lies in the folder: without this it can be gone after a power cut, though the file is not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openFile(
  path: string,
  range?: { start: number; end: number },
): Promise<OpenedAudio | undefined> {
  const file = await openExisting(path);
  if (file === undefined) return undefined;
  // The size comes from the open file, not from its name: the recording may be replaced at any moment.
  const { size } = await file.stat();
  const stream = file.createReadStream(range ?? {});
  return { stream: Readable.toWeb(stream) as ReadableStream<Uint8Array>, size };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const file = await openExisting(path);
  if (file === undefined) return undefined;
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) {
      return undefined;
    }
    throw error;
  }
}
