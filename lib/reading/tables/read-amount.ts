/** What a cell of a table counts: `12`, `12 cs`, `x12`; null for prices and empty cells. */
export function readAmount(text: string): number | null {
  const match =
    /^x? ?(\d{1,3}(?:[ ,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?) ?x?(?: ?[a-z]{1,8}\.?)?(?: ?\(.*\))?$/i.exec(
      text.trim(),
    );
  if (!match?.[1]) return null;
  const value = Number(
    /[ ,]\d{3}$/.test(match[1]) ? match[1].replace(/[ ,]/g, '') : match[1].replace(',', '.'),
  );
  return value > 0 && value <= 1_000_000 ? value : null;
}
