import { describe, expect, it } from 'vitest';
import { type RecordingState, warnOfRecording } from './recording-warnings';

const missing = { kind: 'missing', reason: 'The voice note could not be fetched: it is gone' } as const;
const awaited = { kind: 'awaited', reason: 'The voice note could not be fetched so far' } as const;

/** Every state there is, with the one warning it has. */
const states: [RecordingState, string | null, RegExp | null][] = [
  [{ kind: 'heard' }, null, null],
  [{ kind: 'unheard', isPlayable: true }, 'needs_transcription', /: listen to it and type/],
  [{ kind: 'unheard', isPlayable: false }, 'needs_transcription', /: download it, listen to it and type/],
  [missing, 'recording_missing', /could not be fetched: it is gone\. Ask the customer/],
  [awaited, 'recording_missing', /could not be fetched so far\. It is tried again/],
];

describe('warnOfRecording', () => {
  it.each(states)('%j has the warning %s', (state, code, words) => {
    const warnings = warnOfRecording([], state);
    expect(warnings.map((warning) => warning.code)).toEqual(code === null ? [] : [code]);
    if (words) expect(warnings[0]?.message).toMatch(words);
    if (code === 'recording_missing') expect(warnings[0]?.message).not.toMatch(/listen|type/);
  });

  it('never has two at once, whichever state follows which, and leaves other warnings alone', () => {
    const other = { code: 'new_customer', message: 'First message.' };
    for (const [before] of states) {
      for (const [after, code] of states) {
        const warnings = warnOfRecording(warnOfRecording([other], before), after);
        expect(warnings.map((warning) => warning.code)).toEqual(
          ['new_customer', code].filter((each) => each !== null),
        );
      }
    }
  });
});
