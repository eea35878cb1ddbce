import { type ReadBackSays, readBackAnswers } from '../read-back-says';
import type { CueReader } from '../words/cues';
import type { PlainMessage } from '../words/plain-message';
import { isBareNumber } from './pick-option';
import { readAnswer } from './read-answer';

/**
 * What a message says to an order that was read back: by its number, by what stands on the buttons, or in words. Null for
 * anything else, also for a yes that says more: what is to be changed is read as any change is.
 */
export function readReadBack(
  reader: CueReader,
  message: PlainMessage,
  taps: Record<ReadBackSays, string>,
): ReadBackSays | null {
  const { body } = message;
  const number = isBareNumber(reader, body);
  if (number !== null) return readBackAnswers[number - 1] ?? null;
  const named = readBackAnswers.find((says) => taps[says].toLowerCase() === body.trim());
  if (named) return named;
  const read = readAnswer(reader, message, { kind: 'CONFIRM', options: [], quantity: null, words: '' });
  if (read?.rest !== '') return null;
  return read.answer.says === 'yes' ? 'confirm' : read.answer.says === 'no' ? 'change' : null;
}
