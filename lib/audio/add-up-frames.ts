import { roundSeconds } from './round-seconds';

export interface Frame {
  /** In bytes, header and all. */
  length: number;
  seconds: number;
}

/**
 * The length in seconds of a stream of frames that begins at `start`, each read by `readFrame`; null when there is none,
 * or what stands where the second should begin is none.
 */
export function addUpFrames(
  bytes: Buffer,
  start: number,
  readFrame: (bytes: Buffer, at: number) => Frame | null,
): number | null {
  let seconds = 0;
  let frames = 0;
  let at = start;
  for (;;) {
    const frame = readFrame(bytes, at);
    if (frame === null)
      return frames > 1 || (frames === 1 && at === bytes.length) ? roundSeconds(seconds) : null;
    seconds += frame.seconds;
    frames += 1;
    at += frame.length;
  }
}
