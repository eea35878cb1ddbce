import { roundSeconds } from './round-seconds';

/** The length in seconds: the size of `data` over the bytes a second that `fmt ` states (RIFF specification, 1991). */
export function readWav(bytes: Buffer): number | null {
  let byteRate = 0;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= bytes.length) byteRate = bytes.readUInt32LE(at + 16);
    if (name === 'data') {
      // A program that writes into a pipe does not know the size, and states the largest.
      const held = Math.min(size, bytes.length - at - 8);
      return byteRate === 0 ? null : roundSeconds(held / byteRate);
    }
    // Chunks begin at even places.
    at += 8 + size + (size % 2);
  }
  return null;
}
