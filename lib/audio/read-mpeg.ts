import { addUpFrames, type Frame } from './add-up-frames';

/** In kbit/s by the header's index (ISO/IEC 11172-3, 2.4.2.3, and 13818-3): MPEG-1 layers I to III, then MPEG-2 I, II and III. */
const bitRates: Readonly<Record<string, readonly number[]>> = {
  '1.1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1.2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1.3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2.1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2.2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  '2.3': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];
const headerLength = 4;

/** Where frames begin: behind an ID3v2 tag (id3.org, section 3.1: its size in four bytes of seven bits), else at 0. */
export function findFrames(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  let size = 0;
  for (let at = 6; at < 10; at += 1) size = size * 128 + (bytes.readUInt8(at) & 0x7f);
  const footer = (bytes.readUInt8(5) & 0x10) === 0 ? 0 : 10;
  return 10 + size + footer;
}

/**
 * The length in seconds of MPEG audio (ISO/IEC 11172-3) whose frames begin at `start`; null when there is none, or
 * what stands where the second should begin is none.
 */
export function readMpeg(bytes: Buffer, start: number): number | null {
  return addUpFrames(bytes, start, readFrame);
}

function readFrame(bytes: Buffer, at: number): Frame | null {
  if (at + headerLength > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  if (header >>> 21 !== 0x7ff) return null;
  const versionBits = (header >>> 19) & 0x03;
  const layer = 4 - ((header >>> 17) & 0x03);
  const baseRate = sampleRates[(header >>> 10) & 0x03];
  if (versionBits === 1 || layer === 4 || baseRate === undefined) return null;
  const isFirst = versionBits === 3;
  const kbits = bitRates[`${isFirst ? 1 : 2}.${layer}`]?.[(header >>> 12) & 0x0f];
  if (kbits === undefined || kbits === 0) return null;
  // MPEG-2 halves the rates of MPEG-1, and MPEG-2.5 (version bits 0) halves them again.
  const rate = baseRate / (isFirst ? 1 : versionBits === 2 ? 2 : 4);
  const padding = (header >>> 9) & 0x01;
  const samples = layer === 1 ? 384 : layer === 3 && !isFirst ? 576 : 1152;
  const slot = layer === 1 ? 4 : 1;
  const length = (Math.floor((samples / 8 / slot) * ((kbits * 1000) / rate)) + padding) * slot;
  return { length, seconds: samples / rate };
}
