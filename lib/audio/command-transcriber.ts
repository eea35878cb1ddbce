import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** A transcriber that runs a program on this machine. Throws at once when the command cannot be split. */
export function commandTranscriber(config: TranscriptionCommand): Transcriber {
  const [program, ...args] = splitCommand(config.command);
  const ffmpeg = config.ffmpegPath ?? 'ffmpeg';
  const limits = { timeoutMs: config.timeoutMs ?? 120_000 };

  async function run(recording: Recording, folder: string): Promise<TranscriptionOutcome> {
    const input = join(folder, recording.contentType === 'audio/ogg' ? 'voice.ogg' : 'voice.webm');
    const wav = join(folder, 'voice.wav');
    await writeFile(input, recording.bytes, { mode: 0o600 });
    const converted = await runProgram(ffmpeg, conversionArgs(recording, input, wav), limits);
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

/** The container is named, and only local files may be read: a crafted "recording" must not make ffmpeg fetch. */
function conversionArgs({ contentType }: Recording, input: string, output: string): string[] {
  const format = contentType === 'audio/ogg' ? 'ogg' : 'matroska';
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error'];
  const source = ['-protocol_whitelist', 'file', '-f', format, '-i', input];
  return [...quiet, ...source, '-vn', '-ac', '1', '-ar', '16000', '-f', 'wav', '-y', output];
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
