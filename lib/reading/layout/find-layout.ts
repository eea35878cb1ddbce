import type { Line } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import { findColumns } from './find-columns';
import { findCrossedOut } from './find-crossed-out';
import { findRowLabels } from './find-row-labels';
import { findStruckRows } from './find-struck-rows';
import { isStruck } from './is-struck';

/**
 * Parts of the layout that are no goods: list numbers, letter heads, rows, columns and struck words that are not ordered.
 * The text is without its marks; `struck` says where those struck something.
 */
export function findLayout(
  text: string,
  lines: readonly Line[],
  struck: readonly { start: number; end: number }[],
): NoiseSpan[] {
  return [
    ...findStruckRows(lines),
    ...findRowLabels(lines),
    ...listNumbers(lines),
    ...inlineNumbers(text),
    ...mailHeaders(lines),
    ...findCrossedOut(text, lines),
    ...struck.map(({ start, end }) => ({ start, end, code: 'crossed-out' })),
    ...findColumns(lines),
  ];
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `1.` `2)` `3 -` at the start of lines, counting up from one; `a)`, `(b)`, `iii)`. */
function listNumbers(lines: readonly Line[]): NoiseSpan[] {
  const found: NoiseSpan[] = [];
  let expected = 1;
  let counts = false;
  for (const [i, line] of lines.entries()) {
    if (isThousand(line, lines[i + 1], expected)) continue;
    const bare = /^[\s>]{0,8}(\d{1,3})(?=\s+\d+ ?(?:x|[a-z]{2,}))/i.exec(line.text);
    const match =
      /^[\s>]{0,8}(?:no\.? ?|item ?|#)?[([]?(\d{1,3}|[a-z]|[ivx]{1,4})\s?[.):\]-](?!\d)\s?/i.exec(
        line.text,
      ) ??
      /^[\s>]{0,8}(?:line|lin|pos|item)\.? ?(\d{1,3})\b[.):]?\s?/i.exec(line.text) ??
      bare ??
      /^[\s>]{0,8}(0\d{1,2})\s+(?=\p{L})/u.exec(line.text);
    const mark = match?.[1];
    counts ||= !match && ![0, expected].includes(countOf(line));
    // "4 soap", "1 rope" among "1 10pk plates", "2 21 in boxes": the first number of every row is its quantity.
    if (counts && match && match === bare) return bareNumbers(lines);
    if (!match || mark === undefined) continue;
    if (!valuesOf(mark.toLowerCase()).includes(expected)) {
      // "1 14 ga wire", "1 12 ga wire", "2 10 ga wire": what does not count up from row to row are quantities.
      if (match === bare) return bareNumbers(lines);
      if (/^\s{0,8}\d+ -/.test(line.text)) return [];
      continue;
    }
    found.push({ start: line.start, end: line.start + match[0].length, code: 'list-number' });
    expected++;
  }
  if (found.length >= 2) return found;
  const further = furtherNumbers(lines);
  return further.length > 0 ? further : bareNumbers(lines);
}

/** "8. Lemons 5kg / 9. Limes 3kg": rows with quantities that are numbered on from a list which went before. */
function furtherNumbers(lines: readonly Line[]): NoiseSpan[] {
  const rows = lines.flatMap((line) => {
    const match = /^[\s>]{0,8}(\d{1,3})[.)]\s+(?=\p{L}[^\n]*\d)/u.exec(line.text);
    return match ? [{ start: line.start, end: line.start + match[0].length, value: Number(match[1]) }] : [];
  });
  const [first] = rows;
  if (!first || rows.length < 2 || rows.some(({ value }, i) => value !== first.value + i)) return [];
  return rows.map(({ start, end }) => ({ start, end, code: 'list-number' }));
}

/** The 4 of "4 soap"; 0 where a row begins otherwise. */
const countOf = ({ text }: Line): number => Number(/^[\s>]{0,8}(\d{1,3})\s+(?=\p{L})/u.exec(text)?.[1] ?? 0);

/** `1 000 x soap` is a thousand, unless the next line goes on counting: `2 200 x candles`. */
const isThousand = (line: Line, next: Line | undefined, expected: number): boolean =>
  /^[\s>]{0,8}\d{1,3} \d{3} ?[x×*] ?\p{L}/u.test(line.text) &&
  !new RegExp(`^[\\s>]{0,8}${expected + 1} `).test(next?.text ?? '');

/** `1 coke - 4`, `2 fanta - 6`, `3 …`: numbers that count up before goods with a quantity of their own. */
function bareNumbers(lines: readonly Line[]): NoiseSpan[] {
  const numbered = lines.flatMap((line) => {
    const match = /^[\s>]{0,8}(\d{1,3})\s+(?=\p{L})/u.exec(line.text);
    const isCounted = counted.test(line.text);
    // "2 salad cream – declined": taken back, and numbered as the others are.
    const isRow = isCounted || isStruck(line.text) || packed.test(line.text);
    return match && isRow ? [{ line, length: match[0].length, value: Number(match[1]), isCounted }] : [];
  });
  if (
    numbered.length < 3 ||
    numbered.filter(({ isCounted }) => isCounted).length < 2 ||
    numbered.some(({ value }, i) => value !== i + 1)
  )
    return [];
  return numbered.map(({ line, length }) => ({
    start: line.start,
    end: line.start + length,
    code: 'list-number',
  }));
}

/** `- 4`, `x4`, `4` at the end of a row, before its prices if it has any. */
const counted = /\s[-–:x=@*]\s?\d|\s\d+(?:\s+R?\s?\d+[.,]\d{2}){0,2}\s*$/u;

/** "1 case (1x2)", at the end of a row. */
const packed =
  /\s\d{1,4} (?:cases?|cs|box(?:es)?|bags?|cartons?|trays?|bales?|crates?|packs?)(?: \([^()]{1,12}\))?\s*$/iu;

/** What a list number may count: `i` is the ninth letter and the first Roman numeral. */
function valuesOf(mark: string): number[] {
  if (/\d/.test(mark)) return [Number(mark)];
  const roman = romans.indexOf(mark) + 1;
  return mark.length === 1 ? [mark.charCodeAt(0) - 96, roman] : [roman];
}

/** `1) coke 2) fanta` on one line. */
function inlineNumbers(text: string): NoiseSpan[] {
  const found: NoiseSpan[] = [];
  let expected = 1;
  for (const match of matchesOf(text, /(?<![\w.,])\(?(\d{1,2})\)(?=\s?[a-z\d])/gi)) {
    if (Number(match[1]) !== expected) continue;
    if (text.charAt(match.index) === '(') return [];
    found.push({ start: match.index, end: match.index + match[0].length, code: 'list-number' });
    expected++;
  }
  return found.length >= 2 ? found : [];
}

/** `Name: …`: a field of a letter's or a form's head. */
export const headerLine =
  /^\s{0,8}(?:from|to|cc|subject|sent|date|attn|attention|ship to|deliver to|delivery address|delivery date|invoice to|bill to|customer|account|acc(?:ount)? no|order no|order number|po|po no|po number|ref|reference|tel|phone|cell|fax|email|vat no|contact|terms|payment|required by|requested by|ordered by|prepared by|signed|company|site|address|store|branch|supplier|vendor|notes?|delivery notes?|instructions|delivery instructions|special instructions|authori[sz]ed(?: by)?|approved(?: by)?|signature|driver|location|delivery time|collection|gate|landmark|buyer|cust|client|requisition(?: no)?|cost cent(?:er|re)|project|job name|deliver by|due(?: date)?|ship|questions?|npo|npc|learners|cheque|page)\s?[.#]?\s?:/i;

/** A firm's or an institution's name, a post box, a requisition's number, terms: what stands above and below an order. */
const letterHead =
  /^\s{0,8}(?:\p{Lu}[\p{Lu}'&.-]*\s+){1,6}(?:LLC|INC|LTD|PTY|CC|SCHOOL|CRECHE|HOSPITAL|CLINIC|HOSPICE|LODGE|HOTEL|BUILDERS|CONTRACTORS|CONSTRUCTION|SUPPLIES|STORES|ENTERPRISES|HOUSE|GUESTHOUSE|RESTAURANT|CAFE|CAFÉ|SUPERMARKET|TRADING|WHOLESALERS?|CATERERS|CATERING|BAKERY|TAVERN|GROUP|HOLDINGS)(?:\W|$)|^\s{0,8}(?:[Pp]rivate [Bb]ag|[Pp]\.? ?[Oo]\.? [Bb]ox|[Rr]equisition|REQUISITION|P(?:urchase|URCHASE) [Oo](?:rder|RDER)|[Nn]et \d{1,3}\b|[Tt]erms\b|[Cc]heque no|NPO \d|[Tt]ax ref|[Yy]ours (?:faithfully|sincerely|truly|in))/u;

/** What a count of stock stands under: "Stock count van 3". */
const stockHead =
  /^\s{0,8}(?:stock ?(?:count|check|take|sheet)|voorraad(?:opname|telling)?|inventario|inventaire|invent[áa]rio)(?: \p{L}+){0,3}(?: \d{1,4})?\s*:?\s*$/iu;

/** `Subject: …`, `Deliver to: …`: a line about the order; also `On Monday X wrote:`. */
function mailHeaders(lines: readonly Line[]): NoiseSpan[] {
  return lines
    .filter(
      ({ text }) =>
        headerLine.test(text) ||
        /^\s{0,4}on .{4,80} wrote:\s*$/i.test(text) ||
        /^-{2,}.{0,40}(?:forwarded|original) message.{0,20}$/i.test(text) ||
        letterHead.test(text) ||
        stockHead.test(text) ||
        /^sent from my /i.test(text.trim()),
    )
    .map((line) => ({ start: line.start, end: headerEnd(line, lines), code: 'header' }));
}

/** Where a header ends: with its line, or in a message of one line, which holds the order too, with its sentence or before a number. */
function headerEnd({ start, end, text }: Line, lines: readonly Line[]): number {
  if (lines.some((line) => line.start !== start && line.text.trim() !== '')) return end;
  const stop = /\p{L}{3}[.;!] (?=\S)|(?:,| [-–—]) (?=\d{1,4} ?(?:x )?\p{L}{2})/u.exec(text);
  return stop ? start + stop.index + stop[0].length : end;
}
