import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalPhone } from '../customers/canonical-phone';
import { plainPhoneText } from '../customers/phone-text';
import { toStorableJson } from './to-storable-json';

const messageKinds = [
  'text',
  'audio',
  'image',
  'video',
  'document',
  'sticker',
  'location',
  'contacts',
  'interactive',
  'button',
  'order',
  'reaction',
  'system',
  'edit',
  'revoke',
] as const;

/** Every kind the product tells apart; any other type the platform may send is `unsupported`. */
export type InboundKind = (typeof messageKinds)[number] | 'unsupported' | 'status';

export interface InboundItem {
  /** Unique per thing that happened: `message:<id>` or `status:<id>:<status>`; at most 300 characters. */
  dedupeKey: string;
  phoneNumberId: string | null;
  kind: InboundKind;
  /** E.164 with its plus; null when the platform names the sender by user id only. */
  from: string | null;
  /** The platform's user id of the sender (for a status: of the recipient), where it gives one. */
  userId: string | null;
  profileName: string | null;
  platformMessageId: string | null;
  /** ISO 8601 UTC. */
  timestamp: string | null;
  /** The message or status as it came, made storable as jsonb. */
  raw: unknown;
}

export interface ParsedPayload {
  items: InboundItem[];
  /** False when any part of the payload was not what this parser knows; the items it did find still count. */
  understood: boolean;
}

const text = z.string().min(1).optional().catch(undefined);
const list = z.array(z.unknown()).optional();
const moment = z.union([z.string(), z.number()]).optional().catch(undefined);

const payloadSchema = z.object({ entry: z.array(z.unknown()).min(1) });
const entrySchema = z.object({ changes: z.array(z.unknown()).min(1) });
const changeSchema = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z
      .object({ phone_number_id: z.coerce.string().min(1) })
      .optional()
      .catch(undefined),
    contacts: z.array(z.unknown()).catch([]).default([]),
    messages: list,
    statuses: list,
    errors: list,
  }),
});
const contactSchema = z.object({
  wa_id: text,
  user_id: text,
  profile: z.object({ name: text }).optional().catch(undefined),
});
const messageSchema = z.object({
  id: text,
  from: text,
  from_user_id: text,
  // In a group some clients name the group as the sender, and who wrote beside it.
  participant: text,
  user_id: text,
  timestamp: moment,
  type: text,
});
const statusSchema = z.object({
  id: text,
  status: text,
  timestamp: moment,
  recipient_id: text,
  recipient_user_id: text,
});

type Contact = z.infer<typeof contactSchema>;
interface Origin {
  phoneNumberId: string | null;
  contacts: Contact[];
}

/**
 * Takes a payload of the messaging platform apart: every entry × change × message or status becomes an item.
 * Source of the shape: the WhatsApp Cloud API's `messages` webhook. Never throws, whatever JSON comes.
 */
export function parsePayload(payload: unknown): ParsedPayload {
  const storable = toStorableJson(payload);
  const parsed = payloadSchema.safeParse(storable);
  if (!parsed.success) return { items: [], understood: false };
  const parts = parsed.data.entry.flatMap(parseEntry);
  return {
    items: parts.flatMap((part) => part.items),
    understood: parts.every((part) => part.understood),
  };
}

const notUnderstood: ParsedPayload = { items: [], understood: false };

function parseEntry(entry: unknown): ParsedPayload[] {
  const parsed = entrySchema.safeParse(entry);
  return parsed.success ? parsed.data.changes.map(parseChange) : [notUnderstood];
}

function parseChange(change: unknown): ParsedPayload {
  const parsed = changeSchema.safeParse(change);
  if (!parsed.success) return notUnderstood;
  const { metadata, contacts, messages, statuses, errors } = parsed.data.value;
  const origin: Origin = {
    phoneNumberId: metadata?.phone_number_id ?? null,
    contacts: contacts.flatMap((contact) => contactSchema.safeParse(contact).data ?? []),
  };
  const found = [
    ...(messages ?? []).map((message) => readMessage(message, origin)),
    ...(statuses ?? []).map((status) => readStatus(status, origin)),
  ];
  const items = found.filter((item) => item !== undefined);
  const knownShape = metadata !== undefined && (messages ?? statuses ?? errors) !== undefined;
  const isWhole = items.length === found.length && items.every((item) => item.platformMessageId !== null);
  return { items, understood: knownShape && isWhole };
}

function readMessage(raw: unknown, origin: Origin): InboundItem | undefined {
  const message = messageSchema.safeParse(raw).data;
  if (message === undefined) return undefined;
  const statedUserId = message.from_user_id ?? message.user_id;
  const contact = contactOf(message.from, statedUserId, origin.contacts);
  return {
    dedupeKey: `message:${message.id === undefined ? hashOf(raw) : boundedId(message.id)}`,
    phoneNumberId: origin.phoneNumberId,
    kind: messageKinds.find((kind) => kind === message.type) ?? 'unsupported',
    from: toPhone(message.from ?? contact?.wa_id) ?? toPhone(message.participant),
    userId: statedUserId ?? contact?.user_id ?? null,
    profileName: contact?.profile?.name ?? null,
    platformMessageId: message.id === undefined ? null : boundedId(message.id),
    timestamp: toIsoMoment(message.timestamp),
    raw,
  };
}

function readStatus(raw: unknown, origin: Origin): InboundItem | undefined {
  const status = statusSchema.safeParse(raw).data;
  if (status === undefined) return undefined;
  return {
    dedupeKey: statusKey(status.id ?? hashOf(raw), status.status ?? 'unknown'),
    phoneNumberId: origin.phoneNumberId,
    kind: 'status',
    from: toPhone(status.recipient_id),
    userId: status.recipient_user_id ?? null,
    profileName: null,
    platformMessageId: status.id === undefined ? null : boundedId(status.id),
    timestamp: toIsoMoment(status.timestamp),
    raw,
  };
}

/** Under which key a status of one of the platform's messages is kept. */
export function statusKey(platformMessageId: string, status: string): string {
  return `status:${boundedId(platformMessageId)}:${status.slice(0, 64)}`;
}

/**
 * The sender's own contact, however its number is spelled. One that is somebody else's gives nothing, not even when it is
 * the only one; where message or contact names nobody, the only one there is will be the sender's.
 */
function contactOf(from: string | undefined, userId: string | undefined, contacts: Contact[]) {
  const named =
    contacts.find((contact) => userId !== undefined && contact.user_id === userId) ??
    contacts.find((contact) => isSamePhone(contact.wa_id, from));
  if (named || contacts.length !== 1) return named;
  const [only] = contacts;
  const namesNobody = only?.wa_id === undefined && only?.user_id === undefined;
  return namesNobody || (from === undefined && userId === undefined) ? only : undefined;
}

function isSamePhone(one: string | undefined, other: string | undefined): boolean {
  const [phone, otherPhone] = [toPhone(one), toPhone(other)];
  if (phone === null || otherPhone === null) return one !== undefined && one === other;
  return canonicalPhone(phone) === canonicalPhone(otherPhone);
}

/** Ids end up in a unique index, whose entries are bounded; the platform's are some 60 characters long. */
export function boundedId(id: string): string {
  return id.length <= 200 ? id : hashOf(id);
}

function hashOf(value: unknown): string {
  return `sha256-${createHash('sha256').update(JSON.stringify(value)).digest('hex')}`;
}

function toPhone(number: string | undefined): string | null {
  const plain = plainPhoneText(number ?? '').replace(/[\s().-]/g, '');
  const match = /^\+?(\d{6,15})$/.exec(plain);
  return match === null ? null : `+${match[1]}`;
}

function toIsoMoment(seconds: string | number | undefined): string | null {
  if (!/^\d{9,11}$/.test(String(seconds ?? ''))) return null;
  return new Date(Number(seconds) * 1000).toISOString();
}
