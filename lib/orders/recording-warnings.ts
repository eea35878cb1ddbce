import type { OrderWarning } from './warnings';

/** What there is of a voice note; each state has one warning at most, and no two of them can stand together. */
export type RecordingState =
  /** Somebody or something has turned it into text. */
  | { kind: 'heard' }
  /** It is kept, and nobody knows what it says. */
  | { kind: 'unheard'; isPlayable: boolean }
  /** There is nothing to hear; `reason` is a sentence without its full stop. */
  | { kind: 'missing'; reason: string }
  /** It could not be fetched so far, and is tried again. */
  | { kind: 'awaited'; reason: string };

const codes = ['needs_transcription', 'recording_missing'];

/** An order's warnings with those about its recording in place of what they were. */
export function warnOfRecording(warnings: readonly OrderWarning[], state: RecordingState): OrderWarning[] {
  const others = warnings.filter(({ code }) => !codes.includes(code));
  const own = describe(state);
  return own === null ? others : [...others, own];
}

function describe(state: RecordingState): OrderWarning | null {
  switch (state.kind) {
    case 'heard':
      return null;
    case 'unheard':
      return {
        code: 'needs_transcription',
        message: `The voice note could not be turned into text: ${state.isPlayable ? 'listen to it' : 'download it, listen to it'} and type what it says.`,
      };
    case 'missing':
      return {
        code: 'recording_missing',
        message: `${state.reason}. Ask the customer to send it again, or to write.`,
      };
    case 'awaited':
      return {
        code: 'recording_missing',
        message: `${state.reason}. It is tried again by itself; you need not wait for it.`,
      };
  }
}
