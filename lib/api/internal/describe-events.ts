import { eventNames } from '../../webhooks/event-names';
import { eventSchemas, eventWords } from '../../webhooks/event-schemas';
import { sampleEvent } from '../../webhooks/sample-events';
import { type Json, nameOf, type SchemaBook } from './schemas';

/** What is posted to receivers, each event with its likeness. */
export function describeEvents(book: SchemaBook): Json {
  const tenantId = '9d1f6d0a-1c2b-4e3f-8a9b-0c1d2e3f4a5b';
  const at = new Date('2026-11-28T09:30:00Z');
  return Object.fromEntries(
    eventNames.map((name) => {
      const title = `${nameOf(
        name.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase()),
        'Event',
      )}`;
      const schema = book.refer(eventSchemas[name], 'output', title);
      return [
        name,
        {
          post: {
            operationId: `on${title}`,
            summary: eventWords[name],
            tags: ['events'],
            security: [],
            parameters: signatureHeaders,
            requestBody: {
              content: { 'application/json': { schema, example: sampleEvent(name, tenantId, at) } },
            },
            responses: {
              '2XX': {
                description: 'Taken. Anything else, or no answer within 15 seconds, is tried again for days.',
              },
              '410': { description: 'Gone: the receiver is switched off.' },
            },
          },
        },
      ];
    }),
  );
}

const signatureHeaders: Json[] = [
  ['webhook-id', 'The event’s id: the same on each retry, and in `GET /api/events`'],
  ['webhook-timestamp', 'When this attempt was made, in seconds since 1970'],
  [
    'webhook-signature',
    'As Standard Webhooks has it; two with a space between them for 24 hours after a rotation',
  ],
  [
    'x-service-signature',
    '`sha256=` and the hex HMAC-SHA256 of the body, keyed with the secret as it stands',
  ],
].map(([name = '', description]) => ({
  ...{ name, description, in: 'header', required: true, schema: { type: 'string' } },
}));
