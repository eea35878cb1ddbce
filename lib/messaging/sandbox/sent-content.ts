import { z } from 'zod';
import type { SentMessage } from './platform-state';

const id = (longest: number) =>
  z
    .string()
    .regex(/^\S(.*\S)?$/)
    .max(longest);
const isApart = (titles: readonly string[]) => new Set(titles).size === titles.length;

const text = z.object({ type: z.literal('text'), text: z.object({ body: z.string().min(1).max(4_096) }) });
const buttons = z.object({
  type: z.literal('button'),
  body: z.object({ text: z.string().min(1).max(1_024) }),
  action: z.object({
    buttons: z
      .array(
        z.object({
          type: z.literal('reply'),
          reply: z.object({ id: id(256), title: z.string().min(1).max(20) }),
        }),
      )
      .min(1)
      .max(3)
      .refine((each) => isApart(each.map(({ reply }) => reply.title))),
  }),
});
const row = z.object({
  id: id(200),
  title: z.string().min(1).max(24),
  description: z.string().min(1).max(72).optional(),
});
const list = z.object({
  type: z.literal('list'),
  body: z.object({ text: z.string().min(1).max(4_096) }),
  action: z.object({
    button: z.string().min(1).max(20),
    sections: z
      .array(z.object({ title: z.string().min(1).max(24), rows: z.array(row).min(1) }))
      .min(1)
      .max(10)
      .refine((sections) => {
        const rows = sections.flatMap((section) => section.rows);
        return rows.length <= 10 && isApart(rows.map((each) => each.id));
      }),
  }),
});
const interactive = z.object({
  type: z.literal('interactive'),
  interactive: z.discriminatedUnion('type', [buttons, list]),
});

/** What a message may carry, within the limits of the WhatsApp Cloud API. */
export const sentContent = z.discriminatedUnion('type', [text, interactive]);

/** What the recipient sees of it. */
export function shownOf(content: z.output<typeof sentContent>): Pick<SentMessage, 'body' | 'choices'> {
  if (content.type === 'text') return { body: content.text.body };
  const { interactive: sent } = content;
  const choices: SentMessage['choices'] =
    sent.type === 'button'
      ? { form: 'BUTTONS', options: sent.action.buttons.map(({ reply }) => reply) }
      : { form: 'LIST', options: sent.action.sections.flatMap(({ rows }) => rows) };
  return { body: sent.body.text, choices };
}
