/** What is looked at of a token, and changed of it. */
interface Piece {
  kind: string;
  text: string;
  glued: boolean;
}

/** How so many pieces are written in lists of materials: "12no doors", "6 off M12 bolts", "4 nr". */
const marks: ReadonlySet<string> = new Set(['no', 'nr', 'off']);

/** The unit that they all mean. */
const pieces = 'nos';

/**
 * Reads the "no" behind a count as a unit, where it can be no refusal: right behind the number, "12no doors", or behind
 * that of two entries at least, "6 no. doors, 2 no. frames".
 */
export function readCountMarks<T extends Piece>(tokens: readonly T[]): T[] {
  const listed = new Set([...marks].filter((mark) => isListed(tokens, mark)));
  const read: T[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as T;
    const isMark = tokens[at - 1]?.kind === 'number' && marks.has(token.text);
    const behind = isMark ? goodsBehind(tokens, at) : 0;
    if (isMark && token.glued && endsRow(tokens[at + 1])) read.push({ ...token, text: pieces });
    else if (behind > 0 && (token.glued || listed.has(token.text))) {
      read.push({ ...token, text: pieces });
      at = behind - 1;
    } else read.push(token);
  }
  return read;
}

/** "doors 12no". */
const endsRow = (token: Piece | undefined): boolean =>
  token === undefined || token.kind === 'newline' || /^[,;]$/.test(token.text);

/** The word behind a mark and its full stop; 0 where there is none. */
function goodsBehind(tokens: readonly Piece[], mark: number): number {
  const isShort = tokens[mark + 1]?.text === '.' && tokens[mark + 1]?.glued === true;
  const next = mark + (isShort ? 2 : 1);
  return tokens[next]?.kind === 'word' && !tokens[next]?.glued ? next : 0;
}

/** Two entries at least begin with a number and the mark; "no" needs its full stop, for it may be a refusal. */
function isListed(tokens: readonly Piece[], mark: string): boolean {
  let entries = 0;
  for (let at = 1; at < tokens.length && entries < 2; at++) {
    if (tokens[at]?.text !== mark || tokens[at - 1]?.kind !== 'number') continue;
    const opens = /^(?:[\n,;]|)$/.test(tokens[at - 2]?.text ?? '');
    const behind = goodsBehind(tokens, at);
    if (opens && behind > (mark === 'no' ? at + 1 : 0)) entries++;
  }
  return entries === 2;
}
