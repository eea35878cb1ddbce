/**
 * Makes the demo tenant's recordings: `node db/seed/demo/make-voice-notes.mjs`.
 * Speaks every note of voice/notes.json with espeak-ng (`spoken` where the transcript would be misread) and packs it
 * as a messaging app does (Opus in Ogg, mono, 16 kbit/s), then writes each duration back into notes.json. The
 * results are committed, so only who changes a note needs the programs (`apt-get install espeak-ng ffmpeg`).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./voice/', import.meta.url));
const notesFile = join(folder, 'notes.json');
const notes = JSON.parse(readFileSync(notesFile, 'utf8'));
const scratch = mkdtempSync(join(tmpdir(), 'voice-notes-'));

for (const [name, note] of Object.entries(notes)) {
  const wav = join(scratch, `${name}.wav`);
  const ogg = join(folder, `${name}.ogg`);
  const manner = ['-v', note.voice, '-s', `${note.speed}`, '-p', `${note.pitch}`];
  execFileSync('espeak-ng', [...manner, '-w', wav, note.spoken ?? note.transcript]);
  const opus = ['-c:a', 'libopus', '-application', 'voip', '-b:a', '16k', '-ac', '1', '-ar', '16000'];
  // bitexact: the same text gives the same bytes, so a second run changes nothing in git.
  const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', wav, ...opus, ...plain, ogg]);
  const probe = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', ogg];
  note.durationSeconds = Number(Number(execFileSync('ffprobe', probe, { encoding: 'utf8' })).toFixed(2));
}

rmSync(scratch, { recursive: true });
writeFileSync(notesFile, `${JSON.stringify(notes, null, 2)}\n`);
