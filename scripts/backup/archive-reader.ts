import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { errorCode, LaunchError } from '../launch/launch-error.mjs';
import { type End, endSchema, entryNames, type Manifest, manifestSchema } from './archive-format';

export interface ArchiveEntry {
  name: string;
  content: Buffer;
}

/**
 * The entries between the manifest and the end, in their order. Returns the end once it was reached and its checksum is
 * right. Throws LaunchError for a file that is no backup, is cut off or was altered.
 */
export async function* readEntries(
  file: string,
): AsyncGenerator<ArchiveEntry, { manifest: Manifest; end: End }> {
  const hash = createHash('sha256');
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of tarEntries(file)) {
      if (name === entryNames.end) {
        const end = endSchema.parse(JSON.parse(content.toString('utf8')));
        if (!manifest || end.sha256 !== hash.digest('hex'))
          throw damaged(file, 'its checksum does not match');
        return { manifest, end };
      }
      hash.update(name).update('\0').update(content);
      if (name === entryNames.manifest) manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
      if (manifest === undefined) throw damaged(file, 'it does not begin with a manifest');
      yield { name, content };
    }
  } catch (error) {
    if (error instanceof LaunchError) throw error;
    const code = errorCode(error);
    if (code?.startsWith('E')) throw new LaunchError(`${file} cannot be read (${code}).`);
    throw damaged(file, error instanceof Error ? error.message : String(error));
  }
  throw damaged(file, 'it ends too early');
}

/** What the backup says of itself, and the keys that lie in it. */
export async function readHead(file: string): Promise<{ manifest: Manifest; secrets: Buffer | undefined }> {
  let manifest: Manifest | undefined;
  for await (const { name, content } of readEntries(file)) {
    if (name === entryNames.secrets && manifest) return { manifest, secrets: content };
    if (name !== entryNames.manifest) break;
    manifest = manifestSchema.parse(JSON.parse(content.toString('utf8')));
  }
  if (!manifest) throw damaged(file, 'it ends too early');
  return { manifest, secrets: undefined };
}

async function* tarEntries(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const tar = extract();
  source.on('error', (error) => gunzip.destroy(error));
  gunzip.on('error', (error) => tar.destroy(error));
  source.pipe(gunzip).pipe(tar);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function damaged(file: string, why: string): LaunchError {
  return new LaunchError(
    `${file} is no complete backup of Order Intake: ${why}. Nothing was restored from it.`,
  );
}
