import { roundSeconds } from './round-seconds';

/** What an MP4 holds: with pictures that move, or sound alone. */
export interface Mp4Facts {
  /** The four letters of `ftyp`, such as `M4A ` or `isom`. */
  brand: string;
  hasVideo: boolean;
}

/** Reads the `ftyp` box and the tracks' handlers (ISO/IEC 14496-12, 4.3 and 8.4.3); null for anything else. */
export function sniffMp4(bytes: Buffer): Mp4Facts | null {
  if (bytes.length < 12 || bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const moov = findBox(bytes, 'moov');
  return { brand: bytes.toString('latin1', 8, 12), hasVideo: moov !== null && hasVideoTrack(moov) };
}

const soundBrands = /^(M4A |M4B |F4A |isom|iso\d|mp4\d|dash|M4V |mmp4|msnv|avc1)$/;
const mobileBrands = /^3g/;

/** As a recording: `audio/mp4`, or `audio/3gpp` for a telephone's own container, whose sound browsers do not know. */
export function sniffMp4Audio(bytes: Buffer): 'audio/mp4' | 'audio/3gpp' | null {
  const facts = sniffMp4(bytes);
  if (facts === null) return null;
  if (mobileBrands.test(facts.brand)) return 'audio/3gpp';
  return soundBrands.test(facts.brand) ? 'audio/mp4' : null;
}

/** The length in seconds, as the movie header states it (8.2.2). */
export function readMp4(bytes: Buffer): number | null {
  const moov = findBox(bytes, 'moov');
  const header = moov === null ? null : findBox(moov, 'mvhd');
  if (header === null || header.length < 20) return null;
  const isLong = header.readUInt8(0) === 1;
  if (isLong && header.length < 32) return null;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale === 0 || duration === 0 ? null : roundSeconds(duration / scale);
}

/** The content of the first box of a name among those that follow each other in `bytes`. */
function findBox(bytes: Buffer, name: string): Buffer | null {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const stated = bytes.readUInt32BE(at);
    const isLarge = stated === 1 && at + 16 <= bytes.length;
    const header = isLarge ? 16 : 8;
    const size = stated === 0 ? bytes.length - at : isLarge ? Number(bytes.readBigUInt64BE(at + 8)) : stated;
    if (size < header) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === name) return bytes.subarray(at + header, at + size);
    at += size;
  }
  return null;
}

/** Behind the name of each handler box stand 8 bytes and the kind of its track. */
function hasVideoTrack(moov: Buffer): boolean {
  for (let at = moov.indexOf('hdlr'); at >= 0; at = moov.indexOf('hdlr', at + 4)) {
    if (moov.toString('latin1', at + 12, at + 16) === 'vide') return true;
  }
  return false;
}
