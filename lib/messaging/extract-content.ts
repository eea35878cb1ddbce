import { z } from 'zod';
import { readFormAnswers } from './read-form-answers';
import { readReference } from './read-reference';

export interface MessageContent {
  /** What the customer wrote, to be read as an order; null when nothing of it is text. */
  text: string | null;
  media: { id: string; mimeType: string | null; voice: boolean; fileName: string | null } | null;
  /** A sentence for the clerk about what the message holds beside or instead of text. */
  note: string | null;
}

/** Kept as written; blank counts as missing. */
const text = z.string().regex(/\S/).optional().catch(undefined);
const count = z.union([z.number(), z.string()]).optional().catch(undefined);
/** Parts of a wrong shape are treated as missing: a message is never lost over one of its parts. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).optional().catch(undefined);
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

const media = part({
  id: text,
  mime_type: text,
  caption: text,
  filename: text,
  voice: z.boolean().optional().catch(undefined),
});
const reply = part({ title: text, description: text });

const messageSchema = z.object({
  type: text,
  text: part({ body: text }),
  audio: media,
  image: media,
  video: media,
  document: media,
  sticker: media,
  interactive: part({
    button_reply: reply,
    list_reply: reply,
    nfm_reply: part({ body: text, response_json: z.unknown().optional() }),
  }),
  button: part({ text, payload: text }),
  order: part({ text }),
  reaction: part({ emoji: text }),
  location: part({ name: text, address: text, latitude: count, longitude: count }),
  contacts: listOf(z.object({ name: part({ formatted_name: text }) })),
  system: part({ body: text }),
  errors: listOf(z.object({ title: text, message: text, error_data: part({ details: text }) })),
});

type Message = z.infer<typeof messageSchema>;

const nothing: MessageContent = { text: null, media: null, note: null };

const readers: Readonly<Record<string, (message: Message) => MessageContent>> = {
  text: (message) => ({ ...nothing, text: message.text?.body ?? null }),
  audio: (message) => mediaContent(message.audio, null),
  image: (message) => mediaContent(message.image, 'Sent a picture'),
  video: (message) => mediaContent(message.video, 'Sent a video'),
  document: (message) =>
    mediaContent(message.document, sentence('Sent a document', message.document?.filename)),
  sticker: (message) => mediaContent(message.sticker, 'Sent a sticker'),
  interactive: readInteractive,
  button: (message) => ({ ...nothing, text: message.button?.text ?? message.button?.payload ?? null }),
  // Its items are data, and read as such (read-sent-goods.ts).
  order: (message) => ({ ...nothing, text: message.order?.text ?? null }),
  reaction: (message) => ({
    ...nothing,
    note:
      message.reaction?.emoji === undefined ? 'Took a reaction back' : `Reacted ${message.reaction.emoji}`,
  }),
  location: (message) => ({ ...nothing, note: sentence('Shared a location', placeOf(message)) }),
  contacts: (message) => ({
    ...nothing,
    note: sentence(
      'Shared a contact',
      message.contacts?.flatMap((each) => each.name?.formatted_name ?? []).join(', '),
    ),
  }),
  system: (message) => ({ ...nothing, note: message.system?.body ?? 'A notice of the messaging platform' }),
};

/** What a message of the platform (an item's `raw`) says, for every type there is. Never throws. */
export function extractContent(raw: unknown): MessageContent {
  const { change } = readReference(raw);
  if (change?.kind === 'REVOKE') return { ...nothing, note: 'Deleted an earlier message' };
  if (change) return { ...nothing, note: describeEdit(change.content) };
  const message = messageSchema.safeParse(raw).data;
  const read =
    message?.type !== undefined && Object.hasOwn(readers, message.type) ? readers[message.type] : undefined;
  if (message === undefined || read === undefined) return { ...nothing, note: describeUnsupported(message) };
  const content = read(message);
  const isEmpty = content.text === null && content.media === null && content.note === null;
  return isEmpty ? { ...nothing, note: 'An empty message' } : content;
}

function mediaContent(held: Message['audio'], note: string | null): MessageContent {
  const file =
    held?.id === undefined
      ? null
      : {
          id: held.id,
          mimeType: held.mime_type ?? null,
          voice: held.voice ?? false,
          fileName: held.filename ?? null,
        };
  return { text: held?.caption ?? null, media: file, note };
}

function readInteractive({ interactive }: Message): MessageContent {
  const answer = interactive?.button_reply ?? interactive?.list_reply;
  const words = wordsOfChoice(answer);
  if (words.length > 0) return { ...nothing, text: words.join(' ') };
  const form = interactive?.nfm_reply;
  const { texts, others } = readFormAnswers(form?.response_json);
  return { ...nothing, note: sentence('Filled in a form', [...texts, ...others].join(', ') || form?.body) };
}

/** A title that was cut is not said twice. */
function wordsOfChoice(answer: z.infer<typeof reply>): string[] {
  const { title, description } = answer ?? {};
  const isCut = title?.endsWith('…') && description?.startsWith(title.slice(0, -1));
  return [isCut ? undefined : title, description].filter((each) => each !== undefined);
}

function placeOf({ location }: Message): string {
  const point =
    location?.latitude === undefined || location.longitude === undefined
      ? undefined
      : `${location.latitude}, ${location.longitude}`;
  return [location?.name, location?.address, point].filter((each) => each !== undefined).join(', ');
}

function describeEdit(content: unknown): string {
  const { text: words } = content === null ? nothing : extractContent(content);
  return sentence('Changed an earlier message to', words ?? undefined);
}

function describeUnsupported(message: Message | undefined): string {
  const error = message?.errors?.[0];
  return sentence('A message of a kind that cannot be shown', error?.error_data?.details ?? error?.title);
}

function sentence(start: string, detail: string | undefined): string {
  return detail === undefined || detail === '' ? start : `${start}: ${detail}`;
}
