import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audioFormats } from './audio-formats';
import { ffmpegArgs } from './ffmpeg-args';
import { type ProgramOutcome, runProgram } from './run-program';
import { splitCommand } from './split-command';
import type { Recording, Transcriber, TranscriptionOutcome } from './transcriber';

export interface TranscriptionCommand {
  /** Program and arguments; `{input}` becomes the path of a 16 kHz mono WAV; the text comes on standard output. */
  command: string;
  /** `ffmpeg` on the PATH unless given. */
  ffmpegPath?: string;
  /** For conversion and program, each; 120 s unless given. */
  timeoutMs?: number;
}

const encoding = ['-ar', '16000', '-f', 'wav'];

/** A transcriber that runs a program on this machine. Throws at once when the command cannot be split. */
export function commandTranscriber(config: TranscriptionCommand): Transcriber {
  const [program, ...args] = splitCommand(config.command);
  const ffmpeg = config.ffmpegPath ?? 'ffmpeg';
  const limits = { timeoutMs: config.timeoutMs ?? 120_000 };

  async function run(recording: Recording, folder: string): Promise<TranscriptionOutcome> {
    const { contentType } = recording;
    const input = join(folder, `voice.${audioFormats[contentType].extension}`);
    const wav = join(folder, 'heard.wav');
    await writeFile(input, recording.bytes, { mode: 0o600 });
    const conversion = ffmpegArgs({ path: input, contentType }, { path: wav, encoding });
    const converted = await runProgram(ffmpeg, conversion, limits);
    if (converted.kind !== 'finished') return describeFailure(ffmpeg, converted);
    const filled = args.map((arg) => arg.replaceAll('{input}', wav));
    const heard = await runProgram(program, filled, limits);
    if (heard.kind !== 'finished') return describeFailure(program, heard);
    const text = heard.output.replace(/\s+/g, ' ').trim();
    if (text === '') return { kind: 'failed', message: 'no speech was recognised' };
    return { kind: 'transcribed', text };
  }

  return {
    transcribe: async (recording) => {
      const folder = await mkdtemp(join(tmpdir(), 'voice-'));
      try {
        return await run(recording, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

function describeFailure(
  program: string,
  outcome: Exclude<ProgramOutcome, { kind: 'finished' }>,
): TranscriptionOutcome {
  switch (outcome.kind) {
    case 'missing':
      return { kind: 'failed', message: `${program} is not installed` };
    case 'timed_out':
      return { kind: 'retry', message: `${program} took too long` };
    case 'failed':
      return { kind: 'failed', message: `${program} failed: ${outcome.message}` };
  }
}
