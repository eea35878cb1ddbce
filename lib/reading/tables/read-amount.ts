import { roleOfTitle } from '../../language/words/table-titles';

const amount = /^x? ?(\d{1,3}(?:[ ,]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?) ?x?(?: ?[a-z]{1,8}\.?)?(?: ?\(.*\))?$/i;

/** The title that is written again in each cell of its column: "reorder 18", "qty: 12". */
const label = /^([\p{L} ]{2,24}?)\s?[:=-]?\s?(?=x?\s?\d)/iu;

/** What a cell of a table counts: `12`, `12 cs`, `x12`, `qty 12`; null for prices and empty cells. */
export function readAmount(text: string): number | null {
  const cell = text.trim();
  const title = label.exec(cell);
  const said = title && roleOfTitle(title[1] ?? '') === 'quantity' ? cell.slice(title[0].length) : cell;
  const match = amount.exec(said);
  if (!match?.[1]) return null;
  const value = Number(
    /[ ,]\d{3}$/.test(match[1]) ? match[1].replace(/[ ,]/g, '') : match[1].replace(',', '.'),
  );
  return value > 0 && value <= 1_000_000 ? value : null;
}
