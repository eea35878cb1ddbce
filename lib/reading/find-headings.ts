import { isIdle, isSize, type MessageView, numbersAt, unitAt } from './message-view';

/** A line or clause that says something for the lines below it: a size, a pack, a brand. */
export interface Heading {
  /** Tokens of its words, `end` exclusive; the colon is not among them. */
  start: number;
  end: number;
  /** Tokens it holds for. */
  from: number;
  to: number;
  /** A quantity stands in it, so that it holds for the goods below ("2 of each:"). */
  text: string;
}

/**
 * Finds headings: words up to a colon that is not followed by just a quantity, or up to the end of the line.
 * They hold to the next heading or empty line; on one line, to its end.
 */
export function findHeadings(view: MessageView): Heading[] {
  const found: Heading[] = [];
  const { tokens } = view;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind !== 'symbol' || !/^[:→]$|^[-–—]$/.test(token.text)) continue;
    if (
      token.text !== ':' &&
      !(
        tokens[at + 1]?.kind === 'newline' ||
        (tokens[at + 1]?.text === '>' && token.text === '-') ||
        isListAfterDash(view, at)
      )
    )
      continue;
    const start = clauseStart(view, at);
    if (start >= at || !isHeadingText(view, start, at) || isQuantityOnly(view, at + 1)) continue;
    found.push({
      start,
      end: at,
      from: at + 1,
      to: scopeEnd(view, at + 1),
      text: view.text.slice(tokens[start]?.start, tokens[at - 1]?.end),
    });
  }
  for (let i = 0; i + 1 < found.length; i++) {
    const [heading, next] = [found[i], found[i + 1]];
    if (heading && next) heading.to = Math.min(heading.to, next.start);
  }
  return found;
}

/** "monsters 4 packs - ultra 3, mango loco 3": a dash and then a list of goods with quantities. */
function isListAfterDash(view: MessageView, dash: number): boolean {
  let commas = 0;
  let numbers = 0;
  let leading = view.tokens[dash + 1]?.kind === 'word' ? 1 : 0;
  for (let at = dash + 1; at < view.tokens.length && view.tokens[at]?.kind !== 'newline'; at++) {
    const token = view.tokens[at];
    if (token?.text === ',') commas++;
    if (token?.kind === 'number' && !isSize(view, at + 1)) numbers++;
    if (/^[-–—:]$/.test(token?.text ?? '') && !token?.glued) leading = 0;
  }
  return (
    commas > 0 &&
    numbers > commas &&
    leading > 0 &&
    lineStart(view, dash) === clauseStart(view, dash) &&
    !hasComma(view, lineStart(view, dash), dash)
  );
}

function hasComma(view: MessageView, start: number, end: number): boolean {
  return view.tokens.slice(start, end).some((token) => token.text === ',' || token.text === ';');
}

function lineStart(view: MessageView, at: number): number {
  let start = at;
  while (start > 0 && view.tokens[start - 1]?.kind !== 'newline') start--;
  return start;
}

function clauseStart(view: MessageView, at: number): number {
  let start = at;
  while (start > 0) {
    const token = view.tokens[start - 1];
    if (
      !token ||
      token.kind === 'newline' ||
      token.kind === 'noise' ||
      /^[;.!?,|•*]$/.test(token.text) ||
      (token.kind === 'symbol' && /^[-–—:]$/.test(token.text) && !token.glued)
    )
      break;
    start--;
  }
  return start;
}

/** Words, sizes and packs, but no quantity of its own. */
function isHeadingText(view: MessageView, start: number, end: number): boolean {
  let words = 0;
  for (let at = start; at < end; at++) {
    const token = view.tokens[at];
    if (token?.kind === 'word' && token.text.length > 1 && !isIdle(view, at)) words++;
    if (
      token?.kind === 'number' &&
      !isSize(view, at + 1) &&
      !unitAt(view, at + 1) &&
      view.tokens[at - 1]?.text !== 'of'
    )
      return false;
  }
  return words > 0 && end - start <= 10;
}

/** `: 6` or `- 6 cases` and then the end of the clause: the quantity of what stands before. */
function isQuantityOnly(view: MessageView, at: number): boolean {
  let next = at;
  while (
    view.tokens[next]?.text === 'x' ||
    view.tokens[next]?.text === '-' ||
    view.tokens[next]?.text === '('
  )
    next++;
  if (
    /^(have|stock|got|qty|need|order)$/.test(view.tokens[next]?.text ?? '') &&
    numbersAt(view, next + 1).length > 0
  )
    return true;
  const number = numbersAt(view, next).find((entry) => entry.form !== 'article');
  if (!number || isSize(view, number.next)) return false;
  const unit = unitAt(view, number.next);
  const after = view.tokens[unit?.next ?? number.next];
  return (
    !after ||
    after.kind === 'newline' ||
    after.kind === 'noise' ||
    after.kind === 'symbol' ||
    (after.kind === 'word' && isIdle(view, unit?.next ?? number.next))
  );
}

/** To the end of the line when goods follow on it, else to the next empty line. */
function scopeEnd(view: MessageView, from: number): number {
  const onLine =
    view.tokens[from] !== undefined &&
    view.tokens[from]?.kind !== 'newline' &&
    view.tokens[from]?.text !== '>';
  let at = from;
  let breaks = 0;
  while (at < view.tokens.length) {
    const token = view.tokens[at];
    if (token?.kind === 'newline') {
      breaks++;
      if (
        (onLine && breaks === 1) ||
        (breaks > 1 && view.tokens[at - 1]?.kind === 'newline' && at > from + 1)
      )
        break;
    } else breaks = onLine ? breaks : Math.min(breaks, 1);
    if (onLine && token?.text === '.' && !token.glued) break;
    at++;
  }
  return at;
}
