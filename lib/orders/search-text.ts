/** As a text may be typed: in lower case and without accents. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');

/**
 * What the list's search looks through, kept in one column for its index: name, phone and text in lower case, and the same
 * without accents where there are any.
 */
export function searchTextOf(order: { name: string; phoneNumber: string | null; rawText: string }): string {
  const text = [order.name, order.phoneNumber ?? '', order.rawText].join('\n').toLowerCase();
  const plain = withoutAccents(text);
  return plain === text ? text : `${text}\n${plain}`;
}
