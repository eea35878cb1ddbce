/** What the list's search looks through: name, phone and text in lower case, kept in one column for its index. */
export function searchTextOf(order: { name: string; phoneNumber: string | null; rawText: string }): string {
  return [order.name, order.phoneNumber ?? '', order.rawText].join('\n').toLowerCase();
}
