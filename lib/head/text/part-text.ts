import type { CueName } from '../lexicons/lexicon';
import type { HeadWord } from './cut-words';

interface Parts {
  pieces: number[];
  sentences: number[];
  quoted: boolean[];
}

type Break = 'sentence' | 'piece' | null;

/** Parts a text into sentences, those into pieces; a line of goods is a piece of its own. */
export function partText(
  words: readonly HeadWord[],
  goods: readonly number[],
  cues: readonly ReadonlyMap<CueName, unknown>[],
): Parts {
  const parts: Parts = { pieces: [], sentences: [], quoted: [] };
  let [piece, sentence, quoted] = [0, 0, false];
  for (const [at, word] of words.entries()) {
    const opensLine = at === 0 || words[at - 1]?.kind === 'line';
    if (opensLine) quoted = word.text === '>';
    if (at > 0 && goods[at] !== goods[at - 1]) piece++;
    parts.pieces.push(piece);
    parts.sentences.push(sentence);
    parts.quoted.push(quoted);
    const kind = breakAt(words, at, cues);
    if (kind) piece++;
    if (kind === 'sentence') sentence++;
  }
  return parts;
}

function breakAt(
  words: readonly HeadWord[],
  at: number,
  cues: readonly ReadonlyMap<CueName, unknown>[],
): Break {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word?.kind === 'line') return 'sentence';
  if (word?.kind !== 'mark') return null;
  const open = !after?.glued;
  switch (word.text) {
    case '.':
      if (!open) return null;
      return isAbbreviated(words, at, cues) ? null : 'sentence';
    case '!':
    case '?':
    case ';':
    case '|':
      return 'sentence';
    case ',':
      return before?.kind === 'number' && after?.kind === 'number' && after.glued ? null : 'piece';
    case ':':
      return before?.kind === 'number' && after?.kind === 'number' && after.glued ? null : 'piece';
    case '/':
      return open && !word.glued ? 'sentence' : null;
    case '-':
    case '–':
    case '—':
      return open && !word.glued && !(before?.kind === 'number' && after?.kind === 'number') ? 'piece' : null;
    case '(':
    case ')':
      return 'piece';
    default:
      return null;
  }
}

/** "Mr.", "J. Dlamini"; but not the unit of "2l." */
function isAbbreviated(
  words: readonly HeadWord[],
  dot: number,
  cues: readonly ReadonlyMap<CueName, unknown>[],
): boolean {
  const word = words[dot - 1];
  if (word?.kind !== 'word' || !words[dot]?.glued) return false;
  if (word.glued && words[dot - 2]?.kind === 'number') return false;
  return word.text.length === 1 || cues[dot - 1]?.has('abbreviated') === true;
}
