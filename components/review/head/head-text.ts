import { dayWords, windowOf } from '@/lib/delivery-words';
import type { FullOrder } from '@/lib/orders/answers';
import type { HeadFieldName } from '@/lib/orders/order-head';
import { type HeadPartName, headParts } from './head-parts';

type Head = FullOrder['head'];

/** What a part of the strip shows; empty when nothing is said. */
export function headText(head: Head, part: HeadPartName): string {
  return texts[part](head).filter(Boolean).join(', ');
}

const texts: Record<HeadPartName, (head: Head) => (string | null | undefined)[]> = {
  when: ({ requestedDate, window, delivery }) => [
    delivery?.value === 'COLLECT' ? 'Collect' : null,
    requestedDate?.value
      ? `${requestedDate.notBefore ? 'from ' : ''}${withWeekday(requestedDate.value)}`
      : null,
    window && windowOf({ windowFrom: window.value.from, windowTo: window.value.to }),
  ],
  where: ({ shipTo, contact }) => [
    shipTo?.branch?.name ?? shipTo?.value.text,
    contact && [contact.value.name, contact.value.phone].filter(Boolean).join(' '),
  ],
  po: ({ poNumber }) => [poNumber?.value],
  note: ({ instructions, urgent }) => [urgent?.value ? 'Urgent' : null, instructions?.value],
};

const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' });

/** `Sat 5 Dec 2026`. */
export function withWeekday(date: string): string {
  return `${weekday.format(new Date(`${date}T12:00:00Z`))} ${dayWords(date)}`;
}

/** What is odd about a part, with what was written: `“5/6”: may mean 2026-05-06`. */
export function doubtsOf(
  { head, rawText }: Pick<FullOrder, 'head' | 'rawText'>,
  part: HeadPartName,
): string[] {
  const fields: readonly HeadFieldName[] = headParts[part].fields;
  return fields.flatMap((name) => {
    const field = head[name];
    if (!field || field.doubts.length === 0) return [];
    const written = field.span ? `“${rawText.slice(field.span.start, field.span.end).trim()}”: ` : '';
    return [`${written}${field.doubts.map(({ message }) => readable(message)).join('; ')}`];
  });
}

const readable = (message: string): string =>
  message.replace(/\d{4}-\d{2}-\d{2}/g, (date) => withWeekday(date));
