import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AudioContentType, audioFormats } from './audio-formats';
import { ffmpegArgs } from './ffmpeg-args';
import { runProgram } from './run-program';
import { sniffContentType } from './sniff-audio';

interface ConversionOptions {
  /** `ffmpeg` on the PATH unless given. */
  ffmpegPath?: string;
  /** 60 s unless given. */
  timeoutMs?: number;
}

export type Conversion =
  | { kind: 'converted'; bytes: Buffer }
  /** There is no ffmpeg on this machine. */
  | { kind: 'unavailable' }
  | { kind: 'failed'; message: string };

/** Speech needs no more; what metadata a telephone wrote (where it was, for instance) is left behind. */
const encoding = ['-map_metadata', '-1', '-c:a', 'libopus', '-b:a', '32k', '-f', 'ogg'];

/** A recording of any kind as Ogg/Opus, which every browser plays. Never throws for anything the recording holds. */
export async function convertToOgg(
  recording: { bytes: Uint8Array; contentType: AudioContentType },
  { ffmpegPath = 'ffmpeg', timeoutMs = 60_000 }: ConversionOptions = {},
): Promise<Conversion> {
  const folder = await mkdtemp(join(tmpdir(), 'recording-'));
  try {
    const { contentType } = recording;
    const path = join(folder, `recording.${audioFormats[contentType].extension}`);
    const ogg = join(folder, 'converted.ogg');
    await writeFile(path, recording.bytes, { mode: 0o600 });
    const args = ffmpegArgs({ path, contentType }, { path: ogg, encoding });
    const outcome = await runProgram(ffmpegPath, args, { timeoutMs });
    if (outcome.kind === 'missing') return { kind: 'unavailable' };
    if (outcome.kind === 'timed_out') return { kind: 'failed', message: 'ffmpeg took too long' };
    if (outcome.kind === 'failed') return { kind: 'failed', message: outcome.message };
    return await readConverted(ogg);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A program that ends well need not have written anything. */
async function readConverted(path: string): Promise<Conversion> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0));
  return sniffContentType(bytes) === 'audio/ogg'
    ? { kind: 'converted', bytes }
    : { kind: 'failed', message: 'ffmpeg wrote no Ogg' };
}
