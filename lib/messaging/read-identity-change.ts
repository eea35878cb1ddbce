import { z } from 'zod';
import type { IdentityChange } from '../customers/move-sender';

const text = z.string().min(1).optional().catch(undefined);
const digits = z.union([text, z.number().transform(String)]).catch(undefined);

const noticeSchema = z.object({
  from: digits,
  from_user_id: text,
  system: z.object({
    type: text,
    body: text,
    /** The new number; up to version 11 of the API under the second name. */
    wa_id: digits,
    new_wa_id: digits,
    /** The number before. */
    customer: digits,
    user_id: text,
    previous_user_id: text,
  }),
});

/** Under either name: the platform has called senders customers before. */
const changes = ['user_changed_number', 'customer_changed_number', 'user_changed_user_id'];

/** Until August 2026 only the sentence told the id that was: `User Thandi changed from ZA.1 to ZA.2`. */
const idsInWords = /\bfrom (?<before>[A-Z]{2}\.[A-Za-z0-9.]+) to [A-Z]{2}\./;

/**
 * What a system message of the platform (an item's `raw`) says of a sender's new number or user id; null when it says
 * something else. `toPhone` reads the platform's digits as E.164. Source: the WhatsApp Cloud API's system messages webhook.
 */
export function readIdentityChange(raw: unknown, toPhone: (digits: string) => string): IdentityChange | null {
  const notice = noticeSchema.safeParse(raw).data;
  if (notice === undefined || !changes.includes(notice.system.type ?? '')) return null;
  const { system } = notice;
  const isOfNumber = system.type !== 'user_changed_user_id';
  const phone = (number: string | undefined) => (number === undefined ? null : toPhone(number));
  const change: IdentityChange = {
    before: {
      phoneNumber: phone(system.customer ?? notice.from),
      userId: system.previous_user_id ?? notice.from_user_id ?? idInWords(system.body),
    },
    after: {
      phoneNumber: isOfNumber ? phone(system.new_wa_id ?? system.wa_id) : null,
      userId: system.user_id ?? null,
    },
  };
  const isKnown = change.before.phoneNumber !== null || change.before.userId !== null;
  const isNew = change.after.phoneNumber !== null || change.after.userId !== null;
  return isKnown && isNew ? change : null;
}

function idInWords(body: string | undefined): string | null {
  return idsInWords.exec(body ?? '')?.groups?.before ?? null;
}
