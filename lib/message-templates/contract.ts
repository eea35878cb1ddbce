import { z } from 'zod';
import { replyLanguages } from '../canned-replies/languages';
import { endpoint } from '../http/endpoint';
import { proseField } from '../http/fields';
import { longestMessage } from '../orders/longest-message';
import { standsAlone, templateKinds, templateVariables, unknownIn } from './fill-template';

const template = z.object({
  kind: z.enum(templateKinds),
  language: z.enum(replyLanguages),
  /** The tenant's own wording; null where the built-in one goes out. */
  body: z.string().nullable(),
  builtIn: z.string(),
});
export type MessageTemplate = z.output<typeof template>;

const chosen = z
  .strictObject({
    kind: z.enum(templateKinds),
    language: z.enum(replyLanguages),
    body: proseField(1, longestMessage / 2)
      .nullable()
      .describe('Null for the built-in wording.'),
  })
  .superRefine(({ kind, body }, ctx) => {
    if (body === null) return;
    const [unknown] = unknownIn(kind, body);
    const known = templateVariables[kind].map((name) => `{${name}}`).join(', ');
    const message =
      unknown !== undefined
        ? `There is no {${unknown}} here: use ${known}.`
        : standsAlone(kind, body)
          ? null
          : 'One sentence at least must do without what an order may not say, such as {order} or {reason}.';
    if (message !== null) ctx.addIssue({ code: 'custom', path: ['body'], message });
  });

export const listMessageTemplatesEndpoint = endpoint({
  method: 'GET',
  path: '/api/settings/message-templates',
  permission: 'settings:manage',
  summary: 'What customers are told by itself: of orders approved, cancelled and split, in each language',
  answers: { 200: z.object({ templates: z.array(template) }) },
  example: {},
});

export const setMessageTemplateEndpoint = endpoint({
  method: 'PUT',
  path: '/api/settings/message-templates',
  permission: 'settings:manage',
  summary:
    'Word one of these messages in a language, or go back to the built-in wording. A sentence with a variable of which an order says nothing is left out',
  body: chosen,
  answers: { 200: template },
  example: {
    body: {
      kind: 'COMPLETED',
      language: 'en',
      body: 'Thank you {customer}. We pack:\n{lines}\nTotal: {total}.',
    },
  },
});
