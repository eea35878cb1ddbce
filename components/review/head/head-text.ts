import type { Formats } from '@/components/shell/formats';
import type { FullOrder } from '@/lib/orders/answers';
import type { HeadFieldName } from '@/lib/orders/head-fields';
import type { Words } from '@/lib/words/words';
import { type HeadPartName, headParts } from './head-parts';

type Head = FullOrder['head'];

/** What a part of the strip shows; empty when nothing is said. */
export function headText(head: Head, part: HeadPartName, saying: Saying): string {
  return texts[part](head, saying).filter(Boolean).join(', ');
}

/** In which words, and with which names of months and days. */
interface Saying {
  t: Words<'reviewHead'>;
  formats: Formats;
}
type Said = (head: Head, saying: Saying) => (string | null | undefined)[];

const texts: Record<HeadPartName, Said> = {
  when: ({ requestedDate, window, delivery }, { t, formats }) => [
    delivery?.value === 'COLLECT' ? t('collect') : null,
    requestedDate?.value && dayOf(formats.weekdayDate(requestedDate.value), requestedDate.notBefore, t),
    window && hoursOf(window.value, t),
  ],
  where: ({ shipTo, contact }) => [
    shipTo?.branch?.name ?? shipTo?.value.text,
    contact && [contact.value.name, contact.value.phone].filter(Boolean).join(' '),
  ],
  po: ({ poNumber }) => [poNumber?.value],
  note: ({ instructions, urgent }, { t }) => [urgent?.value ? t('urgent') : null, instructions?.value],
};

function dayOf(day: string, isEarliest: boolean | undefined, t: Words<'reviewHead'>): string {
  return isEarliest ? t('fromDay', { day }) : day;
}

/** `08:00–12:00`, `from 08:00`, `until 12:00`. */
function hoursOf({ from, to }: { from: string | null; to: string | null }, t: Words<'reviewHead'>): string {
  if (from !== null && to !== null) return `${from}–${to}`;
  if (from !== null) return t('windowFrom', { time: from });
  return to === null ? '' : t('windowUntil', { time: to });
}

/** What is odd about a part, with what was written: `“5/6”: may mean 2026-05-06`. */
export function doubtsOf(
  { head, rawText }: Pick<FullOrder, 'head' | 'rawText'>,
  part: HeadPartName,
  formats: Formats,
): string[] {
  const fields: readonly HeadFieldName[] = headParts[part].fields;
  return fields.flatMap((name) => {
    const field = head[name];
    if (!field || field.doubts.length === 0) return [];
    const written = field.span ? `“${rawText.slice(field.span.start, field.span.end).trim()}”: ` : '';
    return [`${written}${field.doubts.map(({ message }) => formats.sentence(message)).join('; ')}`];
  });
}
