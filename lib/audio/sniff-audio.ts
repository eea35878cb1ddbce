import type { AudioContentType } from './audio-formats';
import { readAdts } from './read-adts';
import { readAmr, sniffAmr } from './read-amr';
import { readMp4, sniffMp4Audio } from './read-mp4';
import { findFrames, readMpeg } from './read-mpeg';
import { readOgg } from './read-ogg';
import { readWav } from './read-wav';
import { readWebm } from './read-webm';

export interface AudioDescription {
  contentType: AudioContentType;
  /** `other` when the container holds something else, or does not say. */
  codec: 'opus' | 'vorbis' | 'other';
  /** Null where the container does not tell. */
  durationSeconds: number | null;
}

/**
 * The type of a recording by its content, else null: `OggS` (RFC 3533), the EBML magic number (RFC 8794), `RIFF…WAVE`
 * (the RIFF specification of 1991), `#!AMR` (RFC 4867 section 5), an `ftyp` box (ISO/IEC 14496-12), or frames of MPEG
 * audio (ISO/IEC 11172-3) or ADTS (ISO/IEC 14496-3, annex 1.A.2), which may stand behind an ID3v2 tag.
 */
export function sniffContentType(bytes: Uint8Array): AudioContentType | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = buffer.subarray(0, 4).toString('hex');
  if (magic === '4f676753') return 'audio/ogg';
  if (magic === '1a45dfa3') return 'audio/webm';
  if (magic === '52494646' && buffer.toString('latin1', 8, 12) === 'WAVE') return 'audio/wav';
  return sniffAmr(buffer) ?? sniffMp4Audio(buffer) ?? sniffFrames(buffer);
}

/** Type, codec and duration of a recording, read from its content; null when it is of no kind known here. Never throws. */
export function sniffAudio(bytes: Uint8Array): AudioDescription | null {
  const contentType = sniffContentType(bytes);
  if (contentType === null) return null;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (contentType === 'audio/ogg') return { contentType, ...readOgg(buffer) };
  if (contentType === 'audio/webm') return { contentType, ...readWebm(buffer) };
  return { contentType, codec: 'other', durationSeconds: durationOf(buffer, contentType) };
}

function sniffFrames(buffer: Buffer): AudioContentType | null {
  const start = findFrames(buffer);
  if (readAdts(buffer, start) !== null) return 'audio/aac';
  return readMpeg(buffer, start) === null ? null : 'audio/mpeg';
}

function durationOf(buffer: Buffer, contentType: AudioContentType): number | null {
  switch (contentType) {
    case 'audio/mp4':
    case 'audio/3gpp':
      return readMp4(buffer);
    case 'audio/amr':
    case 'audio/amr-wb':
      return readAmr(buffer);
    case 'audio/wav':
      return readWav(buffer);
    case 'audio/aac':
      return readAdts(buffer, findFrames(buffer));
    default:
      return readMpeg(buffer, findFrames(buffer));
  }
}
