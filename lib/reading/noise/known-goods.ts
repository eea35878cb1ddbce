import type { NoiseSpan } from '../../language/text/tokenise';

/** What is known of goods before a text is cut; the catalogue's answers. */
export interface KnownGoods {
  /** Where codes of products stand, as spans of `goodsCode`: sorted and apart. */
  codesIn(text: string): NoiseSpan[];
  /** All of the words and numbers are of the name of one product. */
  isNamed(words: string): boolean;
}

/** Noise that names of goods look like: "Phase 3", "Code 10", "Route 66", "DN25". */
const mayName: ReadonlySet<string> = new Set(['address', 'code', 'count', 'label', 'number', 'reservation']);

/** More look-ups no order needs. */
const mostAsked = 12;
/** So many words beside it tell what it is the name of. */
const wordsBeside = 3;

/** The noise of a text without what names goods, and the codes of products in its place. */
export function withoutGoods(text: string, noise: readonly NoiseSpan[], goods: KnownGoods): NoiseSpan[] {
  const codes = goods.codesIn(text);
  let asked = 0;
  const left = noise.filter((span) => {
    const code = codes.find(({ start, end }) => start < span.end && end > span.start);
    // "PO 10045" is a number of theirs, whatever else has it.
    if (code) return !(code.start <= span.start && code.end >= span.end);
    if (!mayName.has(span.code) || asked >= mostAsked) return true;
    asked++;
    return !isName(text, span, goods);
  });
  const free = codes.filter(({ start, end }) => !left.some((span) => span.start < end && span.end > start));
  return [...left, ...free].sort((a, b) => a.start - b.start);
}

/** Whether the words of the span are of the name of a product, with some of those behind them on the line, or before. */
function isName(text: string, { start, end }: NoiseSpan, goods: KnownGoods): boolean {
  const own = text.slice(start, end);
  const behind = text.slice(end, end + longestRest).split(border)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - longestRest), start)
      .split(border)
      .at(-1) ?? '';
  const behindIt = (behind.match(/\s*\S+/g) ?? []).slice(0, wordsBeside);
  const beforeIt = (before.match(/\S+\s*/g) ?? []).slice(-wordsBeside);
  // "parsley flat 4": four of it, and no door.
  const uncounted = own.replace(/\s?\d{1,4}$/, '');
  const longer = [
    ...(uncounted === own ? [] : beforeIt.map((_, at) => beforeIt.slice(at).join('') + uncounted)),
    ...behindIt.map((_, at) => own + behindIt.slice(0, at + 1).join('')),
    ...beforeIt.map((_, at) => beforeIt.slice(at).join('') + own),
  ];
  return longer.some((words) => goods.isNamed(words));
}

const longestRest = 60;
const border = /[\n,;:]/;
