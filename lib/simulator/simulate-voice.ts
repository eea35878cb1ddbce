import { randomUUID } from 'node:crypto';
import { recordingStore } from '../audio/recording-store';
import { sniffAudio } from '../audio/sniff-audio';
import type { Context } from '../context';
import { AppError } from '../errors';
import { recordingKey } from '../messaging/fetch-recording';
import { queueMessage } from './queue-message';
import { outcomeOf, type SimulationOutcome } from './simulate-chat';

/**
 * Sends a voice note to the caller's tenant as the customer of that number, and waits until it has been read. The
 * recording is kept before the message is. Throws `unsupported_media_type` for anything but Ogg and WebM.
 */
export async function simulateVoice(
  ctx: Context,
  input: { phoneNumber: string; audio: File },
): Promise<SimulationOutcome> {
  const bytes = new Uint8Array(await input.audio.arrayBuffer());
  const found = sniffAudio(bytes);
  if (found?.contentType !== 'audio/ogg' && found?.contentType !== 'audio/webm')
    throw new AppError(
      'unsupported_media_type',
      'The recording is neither Ogg nor WebM, whatever its name says.',
    );
  const id = randomUUID();
  const key = recordingKey(ctx, `simulated-${id}`, found.contentType);
  await recordingStore().put(key, bytes, found.contentType);
  const { contentType, durationSeconds } = found;
  const messageId = await queueMessage(ctx, {
    phoneNumber: input.phoneNumber,
    kind: 'audio',
    raw: { id: `simulated.${id}`, type: 'audio', audio: { mime_type: contentType, voice: true } },
    recording: { key, contentType, durationSeconds },
  });
  return outcomeOf(ctx, messageId);
}
