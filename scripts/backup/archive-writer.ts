import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as newPack } from 'tar-stream';
import { errorCode, LaunchError } from '../launch/launch-error.mjs';
import { type End, entryNames } from './archive-format';

/** Writes entries one after the other. Nothing stands under the file's own name before `finish` has ended. */
export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  finish(counted: Omit<End, 'sha256'>): Promise<void>;
  /** Removes what has been written so far. */
  abandon(): Promise<void>;
}

/** Throws LaunchError when the file exists already or its folder cannot be written. */
export async function createArchive(file: string): Promise<ArchiveWriter> {
  const draft = `${file}.${process.pid}.part`;
  await reserve(file, draft);
  const pack = newPack();
  const target = createWriteStream(draft, { mode: 0o600 });
  const written = finished(pack.pipe(createGzip({ level: 6 })).pipe(target));
  // A full disk is met by whoever writes next.
  written.catch((error: unknown) => pack.destroy(error instanceof Error ? error : undefined));
  const hash = createHash('sha256');

  const put = (name: string, content: Buffer) =>
    new Promise<void>((resolve, reject) => {
      pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    });
  return {
    add: async (name, content) => {
      hash.update(name).update('\0').update(content);
      await Promise.race([put(name, content), written]);
    },
    finish: async (counted) => {
      const end: End = { ...counted, sha256: hash.digest('hex') };
      await put(entryNames.end, Buffer.from(JSON.stringify(end)));
      pack.finalize();
      await written;
      await keep(draft, file);
    },
    abandon: async () => {
      pack.destroy();
      target.destroy();
      await rm(draft, { force: true });
    },
  };
}

async function reserve(file: string, draft: string): Promise<void> {
  try {
    await (await open(draft, 'wx', 0o600)).close();
  } catch (error) {
    throw new LaunchError(`${draft} cannot be written (${errorCode(error) ?? String(error)}).`);
  }
  const exists = await open(file, 'r').then(
    (opened) => opened.close().then(() => true),
    () => false,
  );
  if (!exists) return;
  await rm(draft, { force: true });
  throw new LaunchError(`${file} exists already: name another file, or move it away.`);
}

/** Flushed before it gets its name, and never in the place of a file that was made meanwhile. */
async function keep(draft: string, file: string): Promise<void> {
  const flushed = await open(draft, 'r');
  await flushed.sync();
  await flushed.close();
  await link(draft, file);
  await rm(draft);
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
