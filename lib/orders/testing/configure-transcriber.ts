import { configure } from '../../testing/configure';

/** Configures a transcription endpoint. */
export function configureTranscriber(url: string): void {
  configure({ TRANSCRIBE_URL: url });
}
