import { findColumns } from './find-columns';
import { findCrossedOut } from './find-crossed-out';
import { type Line, linesOf } from './lines-of';
import type { NoiseSpan } from './tokenise';
/** Parts of the layout that are no goods: list numbers, letter heads, quoted earlier messages. */
export function findLayout(text: string): NoiseSpan[] {
  const lines = linesOf(text);
  return [
    ...listNumbers(lines),
    ...inlineNumbers(text),
    ...mailHeaders(lines),
    ...quotedLines(lines),
    ...earlierMail(lines),
    ...findCrossedOut(text, lines),
    ...findColumns(lines),
  ];
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `1.` `2)` `3 -` at the start of lines, counting up from one; `a)`, `(b)`, `iii)`. */
function listNumbers(lines: readonly Line[]): NoiseSpan[] {
  const found: NoiseSpan[] = [];
  let expected = 1;
  for (const line of lines) {
    const match =
      /^\s{0,8}(?:no\.? ?|item ?|line ?|#)?[([]?(\d{1,3}|[a-z]|[ivx]{1,4})\s?[.):\]-](?!\d)\s?/i.exec(
        line.text,
      ) ??
      /^\s{0,8}(\d{1,3})(?=\s+\d+ ?(?:x|[a-z]{2,}))/i.exec(line.text) ??
      /^\s{0,8}(0\d{1,2})\s+(?=\p{L})/u.exec(line.text);
    const mark = match?.[1];
    if (!match || mark === undefined) continue;
    if (!valuesOf(mark.toLowerCase()).includes(expected)) {
      if (/^\s{0,8}\d+ -/.test(line.text)) return [];
      continue;
    }
    found.push({ start: line.start, end: line.start + match[0].length, code: 'list-number' });
    expected++;
  }
  return found.length >= 2 ? found : [];
}

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
  for (const match of text.matchAll(/(?<![\w.,])\(?(\d{1,2})\)(?=\s?[a-z\d])/gi)) {
    if (Number(match[1]) !== expected) continue;
    if (text.charAt(match.index) === '(') return [];
    found.push({ start: match.index, end: match.index + match[0].length, code: 'list-number' });
    expected++;
  }
  return found.length >= 2 ? found : [];
}

const headerLine =
  /^\s{0,8}(?:from|to|cc|subject|sent|date|attn|attention|ship to|deliver to|delivery address|delivery date|invoice to|bill to|customer|account|acc(?:ount)? no|order no|order number|po|po no|po number|ref|reference|tel|phone|cell|fax|email|vat no|contact|terms|payment|required by|requested by|ordered by|prepared by|signed|company|site|address|store|branch|supplier|vendor|notes?|delivery notes?|instructions|delivery instructions|special instructions|authori[sz]ed(?: by)?|approved(?: by)?|signature|driver|location|delivery time|collection|gate|landmark|buyer|cust|client|requisition(?: no)?|cost cent(?:er|re)|project|job name|deliver by|due(?: date)?|ship|questions?|npo|npc|learners|cheque|page)\s?[.#]?\s?:/i;

/** A firm's or an institution's name, a post box, a requisition's number, terms: what stands above and below an order. */
const letterHead =
  /^\s{0,8}(?:\p{Lu}[\p{Lu}'&.-]*\s+){1,6}(?:LLC|INC|LTD|PTY|CC|SCHOOL|CRECHE|HOSPITAL|CLINIC|HOSPICE|LODGE|HOTEL|BUILDERS|CONTRACTORS|CONSTRUCTION|SUPPLIES|STORES|ENTERPRISES|HOUSE|GUESTHOUSE|RESTAURANT|CAFE|CAFÉ|SUPERMARKET|TRADING|WHOLESALERS?|CATERERS|CATERING|BAKERY|TAVERN|GROUP|HOLDINGS)(?:\W|$)|^\s{0,8}(?:[Pp]rivate [Bb]ag|[Pp]\.? ?[Oo]\.? [Bb]ox|[Rr]equisition|REQUISITION|P(?:urchase|URCHASE) [Oo](?:rder|RDER)|[Nn]et \d{1,3}\b|[Tt]erms\b|[Cc]heque no|NPO \d|[Tt]ax ref|[Yy]ours (?:faithfully|sincerely|truly|in))/u;

/** `Subject: …`, `Deliver to: …`: a line about the order; also `On Monday X wrote:`. */
function mailHeaders(lines: readonly Line[]): NoiseSpan[] {
  return lines
    .filter(
      ({ text }) =>
        headerLine.test(text) ||
        /^\s{0,4}on .{4,80} wrote:\s*$/i.test(text) ||
        /^-{2,}.{0,40}(?:forwarded|original) message.{0,20}$/i.test(text) ||
        letterHead.test(text) ||
        /^sent from my /i.test(text.trim()),
    )
    .map(({ start, end }) => ({ start, end, code: 'header' }));
}

/** `> …`: what was said before. Read only when nothing else in the message could be an order. */
function quotedLines(lines: readonly Line[]): NoiseSpan[] {
  const quoted = lines.filter(({ text }) => /^\s{0,4}>/.test(text));
  const own = lines.filter(({ text }) => !/^\s{0,4}>/.test(text) && !/wrote:\s*$/i.test(text));
  const ordersItself = own.some(({ text }) => /\d/.test(text));
  return quoted.length > 0 && ordersItself
    ? quoted.map(({ start, end }) => ({ start, end, code: 'quote' }))
    : [];
}

const mailStart = /^\s{0,4}(?:from|van|de|von)\s?:|^-{2,}.{0,40}(?:original|forwarded) message/i;
const mailField = /^\s{0,4}(?:sent|date|to|subject|cc|gestuur|onderwerp|enviado|asunto|assunto|objet)\s?:/i;

/** A mail below the answer to it, with its own head: what was said before. */
function earlierMail(lines: readonly Line[]): NoiseSpan[] {
  const start = lines.findIndex(
    ({ text }, i) =>
      mailStart.test(text) &&
      lines.slice(i + 1, i + 4).some((line) => mailField.test(line.text)) &&
      lines
        .slice(0, i)
        .some(
          (line) =>
            /\d/.test(line.text) &&
            !headerLine.test(line.text) &&
            !/^\s{0,4}(?:fwd?|re)\s?:/i.test(line.text),
        ),
  );
  return start < 0
    ? []
    : lines.slice(start).map((line) => ({ start: line.start, end: line.end, code: 'quote' }));
}

/** Merges noise of several finders: sorted, the earlier finder wins where two overlap. */
export function mergeNoise(...lists: readonly NoiseSpan[][]): NoiseSpan[] {
  const all: NoiseSpan[] = [];
  for (const span of lists.flat()) {
    if (span.end > span.start && !all.some((other) => other.start < span.end && span.start < other.end))
      all.push(span);
  }
  return all.sort((a, b) => a.start - b.start);
}
