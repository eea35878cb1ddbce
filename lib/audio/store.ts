import type { AudioStore } from './audio-store';
import { fileAudioStore } from './file-audio-store';
import { type S3Config, s3AudioStore } from './s3-audio-store';

export type AudioStoreConfig = { kind: 'files'; folder: string } | ({ kind: 's3' } & S3Config);

/** The store that the configuration names. Nothing is opened or checked before the first recording. */
export function openAudioStore(config: AudioStoreConfig): AudioStore {
  return config.kind === 'files' ? fileAudioStore(config.folder) : s3AudioStore(config);
}
