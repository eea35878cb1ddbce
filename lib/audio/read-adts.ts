import { addUpFrames, type Frame } from './add-up-frames';

/** In Hz, by the index in the header (ISO/IEC 14496-3, table 1.18). */
const sampleRates = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
];
const headerLength = 7;
const samplesPerBlock = 1_024;

/**
 * The length in seconds of AAC in ADTS frames (ISO/IEC 14496-3, annex 1.A.2) that begin at `start`; null when there
 * is none, or what stands where the second should begin is none.
 */
export function readAdts(bytes: Buffer, start: number): number | null {
  return addUpFrames(bytes, start, readFrame);
}

/** Twelve bits of sync and a layer of 0, which no frame of MPEG audio has. */
function readFrame(bytes: Buffer, at: number): Frame | null {
  if (at + headerLength > bytes.length) return null;
  if (bytes.readUInt8(at) !== 0xff || (bytes.readUInt8(at + 1) & 0xf6) !== 0xf0) return null;
  const rate = sampleRates[(bytes.readUInt8(at + 2) >> 2) & 0x0f];
  const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff;
  if (rate === undefined || length < headerLength) return null;
  const blocks = (bytes.readUInt8(at + 6) & 0x03) + 1;
  return { length, seconds: (blocks * samplesPerBlock) / rate };
}
