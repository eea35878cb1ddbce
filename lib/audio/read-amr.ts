import { roundSeconds } from './round-seconds';

const narrowMagic = '#!AMR\n';
const wideMagic = '#!AMR-WB\n';
/** Bytes of a frame behind its header, by frame type (RFC 4867 section 5.3; 3GPP TS 26.101 and 26.201). */
const narrowFrames = [12, 13, 15, 17, 19, 20, 26, 31, 5];
const wideFrames = [17, 23, 32, 36, 40, 46, 50, 58, 60, 5];
const frameSeconds = 0.02;

/** AMR or AMR-WB with one channel, by its magic number (RFC 4867 section 5.1). */
export function sniffAmr(bytes: Buffer): 'audio/amr' | 'audio/amr-wb' | null {
  if (bytes.toString('latin1', 0, narrowMagic.length) === narrowMagic) return 'audio/amr';
  return bytes.toString('latin1', 0, wideMagic.length) === wideMagic ? 'audio/amr-wb' : null;
}

/** The length in seconds: 20 ms for each frame. */
export function readAmr(bytes: Buffer): number | null {
  const isWide = sniffAmr(bytes) === 'audio/amr-wb';
  const sizes = isWide ? wideFrames : narrowFrames;
  let frames = 0;
  let at = (isWide ? wideMagic : narrowMagic).length;
  while (at < bytes.length) {
    at += 1 + (sizes[(bytes.readUInt8(at) >> 3) & 0x0f] ?? 0);
    frames += 1;
  }
  return roundSeconds(frames * frameSeconds);
}
