import { isSize } from '../amounts/is-size';
import type { Judge } from '../judge';
import { type MessageView, unitAt } from '../message-view';
import { isHardStop } from '../talk/find-hard-stops';
import { isIdle } from '../words/is-idle';
import { type Heading, headingOf, isHeadingText, leastGain } from './heading';

/** More words before the first comma are prose. */
const longestHead = 6;
/** More tokens are no name of a kind. */
const longestKind = 4;
/** Fewer kinds may as well be goods of their own. */
const leastKinds = 2;

/**
 * Headings that only a comma ends: "soup packets, oxtail 20, minestrone 10, brown onion 30". The first field of a line or
 * sentence has no quantity, the next ones a kind and its quantity each, and the catalogue names every one better by it.
 */
export function commaHeads(view: MessageView, judge: Judge): Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < view.tokens.length; at++) {
    if (view.tokens[at]?.text !== ',') continue;
    const start = headStart(view, at);
    if (start === null) continue;
    const kinds = kindsFrom(view, at + 1);
    if (kinds.length < leastKinds) continue;
    const heading = headingOf(view, judge, start, at, at + 1);
    const gainOf = (kind: Kind): number =>
      judge.fit(view.tokens[kind.start]?.start ?? 0, view.tokens[kind.end - 1]?.end ?? 0, null, heading.text)
        .gain;
    if (heading.text !== '' && kinds.every((kind) => gainOf(kind) >= leastGain)) found.push(heading);
  }
  return found;
}

/** Where the words before a comma begin that fill a line or sentence so far; null where there is none such. */
function headStart(view: MessageView, comma: number): number | null {
  let start = comma;
  while (start > 0 && comma - start <= longestHead && !parts(view, start - 1)) start--;
  if (comma - start > longestHead || (start > 0 && !isOpening(view, start - 1))) return null;
  while (start < comma && isIdle(view, start)) start++;
  return isHeadingText(view, start, comma) ? start : null;
}

const isOpening = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.kind === 'newline' || isHardStop(view, at);

const parts = (view: MessageView, at: number): boolean =>
  /^(?:newline|noise)$/.test(view.tokens[at]?.kind ?? '') ||
  /^[,;:!?]$/.test(view.tokens[at]?.text ?? '') ||
  isHardStop(view, at);

/** A kind, `end` exclusive, and the token behind its quantity. */
interface Kind {
  start: number;
  end: number;
  next: number;
}

/** "oxtail 20, minestrone 10": as many as follow one another. */
function kindsFrom(view: MessageView, from: number): Kind[] {
  const kinds: Kind[] = [];
  let start = from;
  while (kinds.length < mostKinds) {
    const kind = kindAt(view, start);
    if (!kind) break;
    kinds.push(kind);
    if (view.tokens[kind.next]?.text !== ',') break;
    start = kind.next + 1;
  }
  return kinds;
}

/** Of a long list the first kinds tell as much as all of them. */
const mostKinds = 6;

function kindAt(view: MessageView, start: number): Kind | null {
  let end = start;
  const isWord = (at: number): boolean => view.tokens[at]?.kind === 'word' && view.tokens[at]?.text !== 'x';
  while (end - start <= longestKind && isWord(end)) end++;
  if (end === start || end - start > longestKind || isIdle(view, start)) return null;
  const count = view.tokens[end]?.text === 'x' ? end + 1 : end;
  if (view.tokens[count]?.form !== 'digits' || isSize(view, count + 1)) return null;
  const next = unitAt(view, count + 1)?.next ?? count + 1;
  const after = view.tokens[next];
  return after === undefined || after.kind === 'newline' || /^[,.;]$/.test(after.text)
    ? { start, end, next }
    : null;
}
