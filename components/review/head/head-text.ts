import { dayWords } from '@/lib/delivery-words';
import type { FullOrder } from '@/lib/orders/answers';
import type { HeadFieldName } from '@/lib/orders/head-fields';
import type { Words } from '@/lib/words/words';
import { type HeadPartName, headParts } from './head-parts';

type Head = FullOrder['head'];

/** What a part of the strip shows; empty when nothing is said. */
export function headText(head: Head, part: HeadPartName, t: Words<'reviewHead'>): string {
  return texts[part](head, t).filter(Boolean).join(', ');
}

type Said = (head: Head, t: Words<'reviewHead'>) => (string | null | undefined)[];

const texts: Record<HeadPartName, Said> = {
  when: ({ requestedDate, window, delivery }, t) => [
    delivery?.value === 'COLLECT' ? t('collect') : null,
    requestedDate?.value && dayOf(requestedDate.value, requestedDate.notBefore, t),
    window && hoursOf(window.value, t),
  ],
  where: ({ shipTo, contact }) => [
    shipTo?.branch?.name ?? shipTo?.value.text,
    contact && [contact.value.name, contact.value.phone].filter(Boolean).join(' '),
  ],
  po: ({ poNumber }) => [poNumber?.value],
  note: ({ instructions, urgent }, t) => [urgent?.value ? t('urgent') : null, instructions?.value],
};

function dayOf(date: string, isEarliest: boolean | undefined, t: Words<'reviewHead'>): string {
  return isEarliest ? t('fromDay', { day: withWeekday(date) }) : withWeekday(date);
}

/** `08:00–12:00`, `from 08:00`, `until 12:00`. */
function hoursOf({ from, to }: { from: string | null; to: string | null }, t: Words<'reviewHead'>): string {
  if (from !== null && to !== null) return `${from}–${to}`;
  if (from !== null) return t('windowFrom', { time: from });
  return to === null ? '' : t('windowUntil', { time: to });
}

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
