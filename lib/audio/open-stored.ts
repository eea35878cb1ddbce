import { AppError } from '../errors';
import { parseByteRange } from './byte-range';
import { recordingStore } from './recording-store';

interface StoredPart {
  stream: ReadableStream<Uint8Array>;
  /** Of the whole file, in bytes. */
  size: number;
  /** The part that is streamed, both ends inclusive; null for the whole. */
  range: { start: number; end: number } | null;
}

/**
 * A file of the store, whole or the one part that a `Range` header asks for; `name` is what the errors call it.
 * Throws `not_found` when it is not there any more, `range_not_satisfiable` for a part that lies outside it.
 */
export async function openStored(
  key: string,
  { range: header, name }: { range: string | null; name: string },
): Promise<StoredPart> {
  const gone = () => new AppError('not_found', `The ${name} is not in the store any more.`);
  const size = await recordingStore().size(key);
  if (size === undefined) throw gone();
  const asked = parseByteRange(header, size);
  if (asked.kind === 'unsatisfiable') {
    throw new AppError('range_not_satisfiable', `The ${name} has ${size} bytes.`, {
      contentRange: `bytes */${size}`,
    });
  }
  const range = asked.kind === 'partial' ? { start: asked.start, end: asked.end } : null;
  const opened = await recordingStore().open(key, range ?? undefined);
  if (!opened) throw gone();
  return { stream: opened.stream, size, range };
}
