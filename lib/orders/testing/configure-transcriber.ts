/** Configures a transcription endpoint; before anything reads the configuration. */
export function configureTranscriber(url: string): void {
  process.env.TRANSCRIBE_URL = url;
}
