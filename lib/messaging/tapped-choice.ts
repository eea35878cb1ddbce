import { z } from 'zod';

const reply = z.object({ id: z.string().min(1).max(256) });
const tapped = z.object({
  interactive: z.object({ button_reply: reply.optional(), list_reply: reply.optional() }),
});

/** The id of the button or row that a message of the platform (an item's `raw`) answers with; null for any other message. */
export function tappedChoice(raw: unknown): string | null {
  const { button_reply: button, list_reply: row } = tapped.safeParse(raw).data?.interactive ?? {};
  return button?.id ?? row?.id ?? null;
}
