import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { limitQuery, momentField, uuidField } from '../http/fields';
import { eventNames } from './event-names';
import { sampleEvent } from './sample-events';

/** Looser than the schemas of the events: what was recorded stays as it was sent, or as erasing a customer left it. */
const eventAnswer = z.object({
  id: uuidField.describe('The same as the header `webhook-id` of its deliveries.'),
  event: z.enum(eventNames),
  timestamp: momentField,
  tenantId: uuidField,
  sequence: z.int().optional().describe('Of an order’s event: rises with each change of the order.'),
  data: z.record(z.string(), z.unknown()).describe('As in the webhook of that name.'),
});
export type RecordedEvent = z.input<typeof eventAnswer>;

const exampleId = '3f1c9a52-6d0e-4b77-8a4d-52b1f0c3de90';

export const listEventsEndpoint = endpoint({
  method: 'GET',
  path: '/api/events',
  permission: 'events:read',
  summary:
    'What every webhook carried in the last 30 days, oldest first: whoever was away goes on after the last event they have',
  query: z.strictObject({
    after: uuidField
      .optional()
      .describe('The id of the last event that you have (`webhook-id` of a delivery).'),
    since: z.iso
      .datetime({ offset: true })
      .optional()
      .describe('Without `after`: from which moment on; 30 days ago unless given.'),
    event: z.enum(eventNames).optional().describe('Only events of this name.'),
    limit: limitQuery,
  }),
  answers: {
    200: z.object({
      events: z.array(eventAnswer),
      hasMore: z.boolean(),
      next: uuidField
        .nullable()
        .describe('What to ask with as `after` the next time, also when there is nothing more now.'),
    }),
  },
  example: {
    query: { limit: '100' },
    answer: {
      events: [
        {
          id: exampleId,
          ...sampleEvent(
            'order.approved',
            '9d1f6d0a-1c2b-4e3f-8a9b-0c1d2e3f4a5b',
            new Date('2026-11-28T09:30:00Z'),
          ),
        },
      ],
      hasMore: false,
      next: exampleId,
    },
  },
});
