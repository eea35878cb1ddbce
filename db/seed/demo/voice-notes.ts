import { readFileSync } from 'node:fs';
import notes from './voice/notes.json' with { type: 'json' };

/** A recording of the demo: what it says, and for how long. Made by make-voice-notes.mjs. */
export interface DemoVoiceNote {
  transcript: string;
  durationSeconds: number;
}

export const demoVoiceNotes: Record<string, DemoVoiceNote> = notes;

/** Throws when there is no such note. */
export function findVoiceNote(name: string): DemoVoiceNote {
  const note = demoVoiceNotes[name];
  if (!note) throw new Error(`no voice note named ${name}`);
  return note;
}

/** The note's bytes, Opus in Ogg. */
export function readRecording(name: string): Buffer {
  return readFileSync(new URL(`./voice/${name}.ogg`, import.meta.url));
}
