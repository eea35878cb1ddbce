import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { momentField, proseField, textField, uuidField } from '../http/fields';
import { fullOrder } from '../orders/answers';
import { orderStatuses } from '../orders/status';

const phoneNumber = textField(3, 32);
const read = z.object({
  orderId: uuidField,
  status: z.enum(orderStatuses),
  /** For those who may read orders (`orders:read`). */
  order: fullOrder.optional(),
});
const queued = z.object({ status: z.literal('queued'), messageId: uuidField });

export const simulateChatEndpoint = endpoint({
  method: 'POST',
  path: '/api/simulator/chat',
  permission: 'simulator:use',
  summary: 'Send a text as a customer; answered once it has been read',
  body: z.strictObject({ phoneNumber, text: proseField(1, 65_536) }),
  answers: { 201: read, 202: queued },
  example: { body: { phoneNumber: '082 555 0142', text: '2 cs coke 330, 10 brown bread' } },
});

export const largestRecordingBytes = 16 * 1024 * 1024;

export const simulateVoiceEndpoint = endpoint({
  method: 'POST',
  path: '/api/simulator/voice',
  permission: 'simulator:use',
  summary: 'Send a voice note (ogg/opus or webm/opus, at most 16 MB) as a customer',
  body: z.strictObject({
    phoneNumber,
    audio: z.file('A recording, as a file.').min(1, 'The recording is empty.').max(largestRecordingBytes),
  }),
  bodyType: 'multipart',
  maxBodyBytes: largestRecordingBytes + 64 * 1024,
  answers: { 201: read, 202: queued },
  errors: ['unsupported_media_type'],
  example: { body: { phoneNumber: '082 555 0142', audio: '<file>' } },
});

const simulatedAnswer = z.object({
  id: uuidField,
  orderId: uuidField,
  body: z.string(),
  status: z.enum(['QUEUED', 'SENT', 'DELIVERED', 'READ', 'FAILED']),
  /** Why it did not go out. */
  error: z.string().nullable(),
  createdAt: momentField,
});
export type SimulatedAnswer = z.output<typeof simulatedAnswer>;

export const listAnswersEndpoint = endpoint({
  method: 'GET',
  path: '/api/simulator/chat',
  permission: 'simulator:use',
  summary:
    'What the service has written to a customer, oldest first; without `orders:read` about simulated orders only',
  query: z.strictObject({ phoneNumber }),
  answers: { 200: z.object({ answers: z.array(simulatedAnswer) }) },
  example: { query: { phoneNumber: '082 555 0142' } },
});
