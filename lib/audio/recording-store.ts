import { join } from 'node:path';
import { env } from '../env';
import type { AudioStore } from './audio-store';
import { openAudioStore } from './store';

let store: AudioStore | undefined;

/** The store of the service's recordings: S3 when it is configured, else files under the data folder. */
export function recordingStore(): AudioStore {
  const { s3 } = env();
  store ??= openAudioStore(s3 ? { kind: 's3', ...s3 } : { kind: 'files', folder: recordingsFolder() });
  return store;
}

/** Where recordings lie that are files; it may be a disk of its own. */
export function recordingsFolder(): string {
  return join(env().dataDir, 'audio');
}
