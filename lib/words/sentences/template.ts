/** A sentence with gaps: what stands between them, and what each of them is called. */
export interface Template {
  /** One more than there are gaps. */
  literals: readonly string[];
  gaps: readonly Gap[];
}

interface Gap {
  name: string;
  /** A sentence or a part of one, several with commas between them, or words of somebody else. */
  holds: 'sentence' | 'list' | 'words';
  /** Between quotation marks. */
  isQuoted: boolean;
}

const kinds: Record<string, Gap['holds']> = { '*': 'sentence', ',': 'list' };

/** Takes `“{words}” ({*reason})` apart. */
export function templateOf(text: string): Template {
  const pieces = text.split(/\{([*,]?)(\w+)\}/);
  const literals = pieces.filter((_, at) => at % 3 === 0);
  const gaps = literals.slice(1).map((_, at) => ({
    holds: kinds[pieces[at * 3 + 1] ?? ''] ?? 'words',
    isQuoted: literals[at]?.endsWith('“') ?? false,
    name: pieces[at * 3 + 2] ?? '',
  }));
  return { literals, gaps };
}

/**
 * What stands in the gaps of a template, or null for another text. In one pass and without going back, for customers
 * write much of what stands there; quotations and brackets are never cut, nor does a gap go on to the next sentence.
 */
export function gapsIn(text: string, { literals, gaps }: Template): string[] | null {
  const [first = '', ...others] = literals;
  if (!text.startsWith(first)) return null;
  const found: string[] = [];
  let at = first.length;
  for (const [index, gap] of gaps.entries()) {
    const literal = others[index] ?? '';
    const isLast = index === gaps.length - 1;
    let end = isLast ? text.length - literal.length : text.indexOf(literal, at);
    while (!isLast && end >= 0 && !fits(text.slice(at, end), gap)) end = text.indexOf(literal, end + 1);
    if (end < at || !text.startsWith(literal, end) || !fits(text.slice(at, end), gap)) return null;
    found.push(text.slice(at, end));
    at = end + literal.length;
  }
  return at === text.length ? found : null;
}

function fits(value: string, { holds, isQuoted }: Gap): boolean {
  if (holds !== 'words' && partsOf(value, '. ').length > 1) return false;
  let [quotes, brackets] = [0, 0];
  for (const sign of value) {
    if (sign === '“') quotes++;
    if (sign === '”') quotes--;
    if (sign === '(' && quotes === 0) brackets++;
    if (sign === ')' && quotes === 0) brackets--;
    // Within a quotation a bracket may be half of a smile.
    if (quotes < 0 || (brackets < 0 && !isQuoted)) return false;
  }
  return quotes === 0 && (brackets === 0 || isQuoted);
}

/** Parts a text where a separator stands outside of quotations and brackets. */
export function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [start, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    if ('“('.includes(text[at] ?? '')) depth++;
    if ('”)'.includes(text[at] ?? '')) depth--;
    if (depth !== 0 || !text.startsWith(separator, at)) continue;
    parts.push(text.slice(start, at));
    start = at + separator.length;
    at = start - 1;
  }
  return [...parts, text.slice(start)];
}
