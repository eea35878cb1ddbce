import { join } from 'node:path';
import { type Env, env } from '../env';
import type { AudioStore } from './audio-store';
import { openAudioStore } from './store';

let opened: { by: Env; store: AudioStore } | undefined;

/** The store of the service's recordings: S3 when it is configured, else files under the data folder. */
export function recordingStore(): AudioStore {
  const by = env();
  if (opened?.by !== by) {
    const { s3 } = by;
    const store = openAudioStore(s3 ? { kind: 's3', ...s3 } : { kind: 'files', folder: recordingsFolder() });
    opened = { by, store };
  }
  return opened.store;
}

/** Where recordings lie that are files; it may be a disk of its own. */
export function recordingsFolder(): string {
  return join(env().dataDir, 'audio');
}
