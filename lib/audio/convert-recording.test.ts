import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AudioContentType } from './audio-formats';
import { convertToOgg } from './convert-recording';
import { amrRecording } from './testing/recordings';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fake-ffmpeg-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A program of our own in place of ffmpeg, so that the test does not need it. */
async function program(name: string, script: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!${process.execPath}\n${script}`);
  await chmod(path, 0o755);
  return path;
}
const convert = (ffmpegPath: string, contentType: AudioContentType = 'audio/amr') =>
  convertToOgg({ bytes: amrRecording(5), contentType }, { ffmpegPath, timeoutMs: 5_000 });

describe('convertToOgg', () => {
  it('has the program read the named container, from files only, and takes what it wrote', async () => {
    const ffmpeg = await program(
      'ffmpeg',
      `const args = process.argv.slice(2); const fs = require('node:fs');
       fs.writeFileSync(${JSON.stringify(join(folder, 'args'))}, args.join(' '));
       fs.writeFileSync(args.at(-1), 'OggS of ' + fs.readFileSync(args[args.indexOf('-i') + 1]).length);`,
    );
    const done = await convert(ffmpeg);
    expect(done).toEqual({ kind: 'converted', bytes: Buffer.from(`OggS of ${amrRecording(5).length}`) });
    expect(await readFile(join(folder, 'args'), 'utf8')).toMatch(
      /-protocol_whitelist file -f amr -i \S+\.amr -vn .*-c:a libopus .*-f ogg -y \S+\.ogg$/,
    );
    await convert(ffmpeg, 'audio/mp4');
    expect(await readFile(join(folder, 'args'), 'utf8')).toMatch(/-f mp4 -i \S+\.m4a /);
  });

  it('says in words what went wrong, and leaves nothing behind', async () => {
    const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('recording-'));
    const before = await left();
    expect(await convert('/no/ffmpeg')).toEqual({ kind: 'unavailable' });
    const broken = await program('broken', 'console.error("no such codec"); process.exit(1)');
    expect(await convert(broken)).toEqual({ kind: 'failed', message: 'no such codec' });
    const idle = await program('idle', '');
    expect(await convert(idle)).toEqual({ kind: 'failed', message: 'ffmpeg wrote no Ogg' });
    expect(await left()).toEqual(before);
  });
});
