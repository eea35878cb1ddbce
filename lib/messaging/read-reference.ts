import { z } from 'zod';
import { boundedId } from './parse-payload';

/** What a message says of another one, by the platform's ids, and of the group it was sent in. */
export interface MessageReference {
  /** The message that it answers. */
  answers: string | null;
  /** The message that it changes, with the new content as a message of its own; or that it takes back. */
  change: MessageChange | null;
  groupName: string | null;
}

export type MessageChange =
  | {
      kind: 'EDIT';
      about: string /** Null when the platform does not say what it reads now. */;
      content: unknown;
    }
  | { kind: 'REVOKE'; about: string };

const part = z.record(z.string(), z.unknown()).optional().catch(undefined);
const text = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => value !== '')
  .optional()
  .catch(undefined);

/** The platform says `edit` and `revoke`; other clients of the same network say it in other words. */
const editTypes = ['edit', 'edited', 'message_edit', 'message_edited', 'edited_message'];
const revokeTypes = [
  'revoke',
  'revoked',
  'delete',
  'deleted',
  'message_revoke',
  'message_revoked',
  'message_deleted',
];

const messageSchema = z.object({
  type: text,
  context: part,
  group: part,
  group_id: text,
  group_name: text,
  unsupported: part,
  protocol: part,
  original_message_id: text,
});

type Part = Record<string, unknown>;
const textIn = (from: Part | undefined, ...names: string[]): string | undefined =>
  names.map((name) => text.parse(from?.[name])).find((value) => value !== undefined);
const partIn = (from: Part | undefined, ...names: string[]): Part | undefined =>
  names.map((name) => part.parse(from?.[name])).find((value) => value !== undefined);

/**
 * Reads what a message of the platform (an item's `raw`) refers to. Source of the shapes: the `messages` webhook of
 * the WhatsApp Cloud API with its `edit`, `revoke` and group messages. Never throws.
 */
export function readReference(raw: unknown): MessageReference {
  const message = messageSchema.safeParse(raw).data;
  if (!message) return { answers: null, change: null, groupName: null };
  const { context, group } = message;
  const change = changeIn(message, part.parse(raw));
  const groupName =
    textIn(group, 'subject', 'name', 'title') ??
    message.group_name ??
    message.group_id ??
    textIn(group, 'id', 'group_id') ??
    textIn(context, 'group_name', 'group_id');
  return {
    answers: change ? null : idIn(context),
    change,
    groupName: groupName?.slice(0, 200) ?? null,
  };
}

/** As the inbox keeps ids. */
function idIn(context: Part | undefined): string | null {
  const id = textIn(context, 'id', 'message_id');
  return id === undefined ? null : boundedId(id);
}

function changeIn(message: z.infer<typeof messageSchema>, raw: Part | undefined): MessageChange | null {
  // `{type: "protocol", protocol: {type: "REVOKE"}}`, `{type: "unsupported", unsupported: {type: "edit"}}`.
  const inner = message.protocol ?? message.unsupported;
  const kind = [message.type, textIn(inner, 'type')].map((type) => type?.toLowerCase());
  const isEdit = kind.some((type) => type !== undefined && editTypes.includes(type));
  const isRevoke = kind.some((type) => type !== undefined && revokeTypes.includes(type));
  if (!isEdit && !isRevoke) return null;
  const body = partIn(raw, ...(isEdit ? editTypes : revokeTypes)) ?? inner;
  const named =
    textIn(body, 'original_message_id', 'message_id', 'id') ??
    textIn(partIn(body, 'key'), 'id') ??
    message.original_message_id ??
    textIn(message.context, 'id', 'message_id');
  if (named === undefined) return null;
  const about = boundedId(named);
  return isRevoke ? { kind: 'REVOKE', about } : { kind: 'EDIT', about, content: contentOf(body, raw) };
}

/** The message as it reads now, in the shape in which it would have come: `{type, text: {body}}`. */
function contentOf(body: Part | undefined, raw: Part | undefined): unknown {
  const whole = partIn(body, 'message', 'edited_message', 'editedMessage');
  if (whole !== undefined) {
    const written = textIn(whole, 'conversation', 'body');
    if (written !== undefined) return textMessage(written);
    return textIn(whole, 'type') === undefined ? { type: typeOf(whole), ...whole } : whole;
  }
  const written =
    textIn(body, 'text', 'body', 'new_text') ?? textIn(partIn(body, 'text') ?? partIn(raw, 'text'), 'body');
  return written === undefined ? null : textMessage(written);
}

const textMessage = (body: string) => ({ type: 'text', text: { body } });

const typeOf = (whole: Part): string | undefined =>
  ['text', 'image', 'video', 'document', 'interactive', 'order'].find((type) => whole[type] !== undefined);
