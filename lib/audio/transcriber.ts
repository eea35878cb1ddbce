import type { AudioContentType } from './audio-formats';

export interface Recording {
  bytes: Uint8Array;
  contentType: AudioContentType;
  /** Words to expect, such as the catalogue's frequent ones; adapters that cannot use them ignore them. */
  prompt?: string;
}

/** `text` is never empty. `retry`: the same recording may succeed later. `failed`: it will not, a person must listen. */
export type TranscriptionOutcome =
  | { kind: 'transcribed'; text: string }
  | { kind: 'retry'; message: string }
  | { kind: 'failed'; message: string };

/** Turns a voice note into text. Does not throw for anything the recording or the other side does. */
export interface Transcriber {
  transcribe(recording: Recording): Promise<TranscriptionOutcome>;
}
