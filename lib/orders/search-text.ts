import type { StoredHead } from './order-head';

/** As a text may be typed: in lower case and without accents. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');

interface Searched {
  name: string;
  phoneNumber: string | null;
  rawText: string;
  head: Pick<StoredHead, 'poNumber'> | null;
}

/**
 * What the list's search looks through, kept in one column for its index: name, phone, text and the customer's own number in
 * lower case, and the same without accents where there are any.
 */
export function searchTextOf({ name, phoneNumber, rawText, head }: Searched): string {
  const poNumber = head?.poNumber?.value ?? '';
  const told = rawText.includes(poNumber) ? [rawText] : [rawText, poNumber];
  const text = [name, phoneNumber ?? '', ...told].join('\n').toLowerCase();
  const plain = withoutAccents(text);
  return plain === text ? text : `${text}\n${plain}`;
}
