export interface OpenedAudio {
  stream: ReadableStream<Uint8Array>;
  /** Of the whole recording, not of the part that is streamed. */
  size: number;
}

/**
 * Where recordings are kept. Keys are relative paths such as `<tenant id>/<order id>`: letters, digits, `.`, `_` and
 * `-`, segments separated by `/`; anything else throws.
 */
export interface AudioStore {
  /** Keeps a recording under a key, replacing what was there; on return it is durable. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** In bytes; undefined when there is no such recording. */
  size(key: string): Promise<number | undefined>;
  /** The recording, or the part of it between two offsets, both inclusive; undefined when there is none. */
  open(key: string, range?: { start: number; end: number }): Promise<OpenedAudio | undefined>;
  /** Removes it for good; one that is not there is as good as removed. */
  remove(key: string): Promise<void>;
}

const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*){0,7}$/;

/** Throws for a key that could name anything outside the store. No segment may begin with a dot. */
export function assertAudioKey(key: string): void {
  if (key.length > 400 || !keyPattern.test(key)) throw new Error('not a key of the audio store');
}
