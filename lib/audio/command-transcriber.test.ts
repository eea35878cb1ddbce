import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandTranscriber } from './command-transcriber';
import { oggRecording } from './testing/ogg-recording';

let folder: string;
let ffmpegPath: string;
const recording = { bytes: oggRecording(2), contentType: 'audio/ogg' } as const;

/** Programs of our own in place of ffmpeg and a recogniser, so that the test needs neither. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'transcriber-'));
  ffmpegPath = await program(
    'ffmpeg',
    `const args = process.argv.slice(2); const fs = require('node:fs');
     fs.writeFileSync(${JSON.stringify(join(folder, 'args.json'))}, JSON.stringify(args));
     fs.writeFileSync(args.at(-1), 'WAV of ' + fs.readFileSync(args[args.indexOf('-i') + 1]).length);`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!${process.execPath}\n${script}`);
  await chmod(path, 0o755);
  return path;
}
const transcribe = (command: string, over: object = {}) =>
  commandTranscriber({ command, ffmpegPath, timeoutMs: 5_000, ...over }).transcribe(recording);

describe('commandTranscriber', () => {
  it('hands the program a 16 kHz mono WAV and takes the text from its output', async () => {
    const hear = await program(
      'hear',
      `console.log('heard:', require('fs').readFileSync(process.argv[3], 'utf8'))`,
    );
    expect(await transcribe(`${hear} -f {input}`)).toEqual({
      kind: 'transcribed',
      text: `heard: WAV of ${recording.bytes.length}`,
    });
    const args: string[] = JSON.parse(await readFile(join(folder, 'args.json'), 'utf8'));
    expect(args.join(' ')).toMatch(/-protocol_whitelist file -f ogg -i \S+\.ogg .*-ac 1 -ar 16000 -f wav/);
  });

  it('cleans up after itself', async () => {
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('voice-'));
    const before = await left();
    const fail = await program('fail', 'process.exit(1)');
    await transcribe(`${fail} {input}`);
    expect(await left()).toEqual(before);
  });

  it('says in words what is missing or broken', async () => {
    expect(await transcribe('x', { ffmpegPath: '/no/ffmpeg' })).toEqual({
      kind: 'failed',
      message: '/no/ffmpeg is not installed',
    });
    expect(await transcribe('/no/recogniser {input}')).toEqual({
      kind: 'failed',
      message: '/no/recogniser is not installed',
    });
    const broken = await program('broken', 'console.error("no model"); process.exit(2)');
    expect(await transcribe(broken)).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('no model'),
    });
    const silent = await program('silent', 'console.log("  \\n")');
    expect(await transcribe(silent)).toEqual({ kind: 'failed', message: 'no speech was recognised' });
    expect(() => commandTranscriber({ command: '"open' })).toThrow('open quote');
  });

  it('tries again later when the program takes too long', async () => {
    const slow = await program('slow', 'setTimeout(() => {}, 60000)');
    expect(await transcribe(slow, { timeoutMs: 500 })).toMatchObject({ kind: 'retry' });
  });
});
