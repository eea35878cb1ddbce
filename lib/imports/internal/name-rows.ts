const mostNamed = 5;

/** Rows by their numbers alone, for people; what it is said in is kept longer than what names a customer may be. */
export function nameRows(rows: readonly number[]): string {
  const named = rows.slice(0, mostNamed).join(', ');
  return `${rows.length > 1 ? 'rows' : 'row'} ${named}${rows.length > mostNamed ? ' and more' : ''}`;
}
