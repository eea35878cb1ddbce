import type { CuePattern } from '../../language/compile';
import type { CueKind } from '../../language/cue-kind';
import { homophones } from '../../language/words/homophones';
import { isAccented, type MessageView, numbersAt, unitAt } from '../message-view';
import { oncePerToken, oncePerView } from './once-per-view';

/** A cue phrase as it stands in a message. */
export interface Cue {
  kind: CueKind;
  words: string[];
}

export interface FoundCue {
  cue: Cue;
  next: number;
  pattern: CuePattern;
}

/** The cue phrases that begin at a token, longest first. */
export const cuesAt = oncePerToken((view, at): FoundCue[] => {
  const first = view.tokens[at];
  if (first?.kind !== 'word' || isAccented(view, at)) return none;
  const patterns = view.lexicon.cues.get(first.text);
  if (!patterns) return none;
  const found = patterns
    .flatMap((pattern) => readCue(view, pattern, at) ?? [])
    .filter(({ cue, next }) => !isDuty(view, cue, next));
  if (found.some(({ cue }) => cue.kind === 'have') && endsChange(view, at)) return none;
  const heard = isCounted(view, at) ? found.filter(({ next }) => next > at + 1) : found;
  return heard.sort((a, b) => b.next - a.next);
});

const none: FoundCue[] = [];

/** The "axe" of "also 4 axe spray", the "bin" of "4 rolls bin bags": a word that takes goods out names some right behind a count that leads. */
function isCounted(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  const after = tokens[at + 1];
  if (!lexicon.cut.has(tokens[at]?.text ?? '') || after?.kind !== 'word') return false;
  const inUnits = unitAt(view, at - 1)?.next === at && !lexicon.definite.has(after.text);
  const count = inUnits ? at - 2 : at - 1;
  const isLead = tokens[count - 1]?.kind !== 'word' || lexicon.and.has(tokens[count - 1]?.text ?? '');
  return tokens[count]?.form === 'digits' && isLead;
}

/** Behind "should the usual brown bread" stands the "be" of a condition. */
const farthestBe = 6;

/** The "should" of "we should add 6" and "should we add 6?"; but "should rice be sold out, …" sets a condition. */
function isDuty({ tokens, lexicon }: MessageView, { kind, words }: Cue, next: number): boolean {
  if (kind !== 'condition' || words.length > 1 || !lexicon.inverts.has(words[0] ?? '')) return false;
  const name = tokens.slice(next, next + farthestBe);
  const be = name.findIndex(({ text }) => lexicon.remains.has(text));
  const isName = name.slice(0, be).every((one) => one.kind === 'word' && !lexicon.subjects.has(one.text));
  return tokens[next - 2]?.kind === 'word' || be < 1 || !isName;
}

/** The "down to" of "the rice can come down to 6", which tells of no stock: the end of what begins two words before. */
export const endsChange = (view: MessageView, at: number): boolean =>
  cuesAt(view, at - 2).some(({ cue, next }) => cue.kind === 'correct' && cue.words.length > 3 && next > at);

/** A cue of the kind begins somewhere in the message: what none begins need be looked for nowhere. */
export const hasCue = (view: MessageView, kind: CueKind): boolean => kindsIn(view).has(kind);

const kindsIn = oncePerView(
  (view) => new Set(view.tokens.flatMap((_, at) => cuesAt(view, at).map(({ cue }) => cue.kind))),
);

/** A cue of one of these kinds begins at a token. */
export const beginsCue = (view: MessageView, at: number, ...kinds: CueKind[]): boolean =>
  cuesAt(view, at).some(({ cue }) => kinds.includes(cue.kind));

/** "write down to bread": the "to" of "we are down to 3" is a number where none follows, in a transcript. */
export const endsInNumber = (view: MessageView, { kind, words }: Cue, next: number): boolean =>
  view.voice && kind === 'have' && homophones.has(words.at(-1) ?? '') && numbersAt(view, next).length === 0;

/** Reads a pattern from a token on; in a correction a comma or dash may stand between its words. */
function readCue(view: MessageView, pattern: CuePattern, at: number): FoundCue | null {
  const { kind, slots } = pattern;
  const words: string[] = [];
  let next = at;
  for (const { words: choices, optional } of slots) {
    let place = next;
    while (kind === 'correct' && words.length > 0 && /^[,-]$/.test(view.tokens[place]?.text ?? '')) place++;
    const word = view.tokens[place];
    if (word?.kind === 'word' && choices.has(word.text)) {
      words.push(word.text);
      next = place + 1;
    } else if (!optional) return null;
  }
  return { cue: { kind, words }, next, pattern };
}
