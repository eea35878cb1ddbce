import { readOgg } from './read-ogg';
import { readWebm } from './read-webm';

export type AudioContentType = 'audio/ogg' | 'audio/webm';

export interface AudioDescription {
  contentType: AudioContentType;
  /** `other` when the container holds something else, or does not say. */
  codec: 'opus' | 'vorbis' | 'other';
  /** Null where the container does not tell. */
  durationSeconds: number | null;
}

/** The type of a recording by its first bytes: `OggS` (RFC 3533) or the EBML magic number (RFC 8794); else null. */
export function sniffContentType(bytes: Uint8Array): AudioContentType | null {
  const magic = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  if (magic === '4f676753') return 'audio/ogg';
  return magic === '1a45dfa3' ? 'audio/webm' : null;
}

/** Type, codec and duration of a recording, read from its content; null when it is neither Ogg nor WebM. Never throws. */
export function sniffAudio(bytes: Uint8Array): AudioDescription | null {
  const contentType = sniffContentType(bytes);
  if (contentType === null) return null;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { contentType, ...(contentType === 'audio/ogg' ? readOgg(buffer) : readWebm(buffer)) };
}
