import type { NumberReading } from '../../language/numbers/number-reading';
import { isSize } from '../amounts/is-size';
import { readEachAt } from '../amounts/read-shared-quantity';
import { isPreposition } from '../amounts/weigh-number';
import type { Judge } from '../judge';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { weights } from '../reading-weights';
import { endsSentenceAt } from '../words/find-condition';
import { beginsCue, type Cue, cuesAt, endsInNumber } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { isInAddress } from './find-addresses';
import { changeAt } from './find-change';

/** What tokens turned out to be that are no item. */
export type PassageEvent =
  | { type: 'cue'; cue: Cue; at: number; next: number }
  | { type: 'each'; value: number; unit: string | null; at: number; next: number }
  | { type: 'number'; value: number; unit: string | null; at: number; next: number }
  | { type: 'skipped'; at: number; next: number };

/** A way over some tokens that is no item. */
export interface Passage {
  gain: number;
  event: PassageEvent;
}

/** The ways over the tokens of a message by where they begin: words skipped, cues, numbers of their own. */
export const findPassages = (view: MessageView, judge: Judge): Passage[][] =>
  view.tokens.map((_, at) => passagesAt(view, judge, at));

function passagesAt(view: MessageView, judge: Judge, at: number): Passage[] {
  if (isInAddress(view, at, judge)) return [{ gain: 0, event: { type: 'skipped', at, next: at + 1 } }];
  const found: Passage[] = [];
  const heardAs = isPreposition(view, at);
  if (heardAs) found.push({ gain: weights.skipIdle, event: { type: 'skipped', at, next: at + 1 } });
  else if (view.tokens[at]?.kind !== 'number')
    found.push({ gain: skipGain(view, judge, at), event: { type: 'skipped', at, next: at + 1 } });
  for (const { cue, next } of cuesAt(view, at))
    if (!isPartOfName(view, judge, at, cue) && !endsInNumber(view, cue, next))
      found.push({
        gain: cue.kind === 'cancelAll' ? weights.cancelAll : cueGain(cue),
        event: { type: 'cue', cue, at, next },
      });
  const changed = changeAt(view, at);
  const [to] = changed === null ? [] : numbersAt(view, changed);
  if (changed !== null && to) found.push({ gain: weights.changed, event: numberEvent(to, changed) });
  const number = (heardAs ? [] : numbersAt(view, at)).find(
    ({ form }) => form !== 'article' && (form !== 'homophone' || isCorrected(view, at)),
  );
  if (number) found.push({ gain: loneNumberGain(view, at, number), event: numberEvent(number, at) });
  const each = readEachAt(view, at);
  if (each) {
    const { value, unit, next } = each;
    found.push({ gain: weights.each, event: { type: 'each', value, unit, at, next } });
  }
  return found;
}

const numberEvent = ({ value, next }: NumberReading, at: number): PassageEvent => ({
  type: 'number',
  value,
  unit: null,
  at,
  next,
});

/** "no make that tree": right after a correction even what only sounds like a number is one. */
export const isCorrected = (view: MessageView, at: number): boolean =>
  [1, 2, 3].some((back) =>
    cuesAt(view, at - back).some(({ cue, next }) => cue.kind === 'correct' && next === at),
  );

/** "one of those", "mándeme una si hay": a number that stands for the goods before it. */
function standsForGoods(view: MessageView, at: number, next: number): boolean {
  const { pointing } = view.lexicon;
  if (view.tokens[next]?.text === 'of' && pointing.has(view.tokens[next + 1]?.text ?? '')) return true;
  const sent = [1, 2, 3].some((back) =>
    cuesAt(view, at - back).some(({ cue, next: end }) => cue.kind === 'consequence' && end === at),
  );
  const ends = endsSentenceAt(view, next) || beginsCue(view, next, 'condition');
  return sent && ends;
}

/** The 10 of "make it 10 to be safe", which names no goods: right behind it goes on in talk. */
function isSetBefore(view: MessageView, at: number, next: number): boolean {
  const { links, definite, ones } = view.lexicon;
  const isMade = cuesAt(view, at - 2).some(({ cue, next: end }) => cue.kind === 'correct' && end === at);
  const after = view.tokens[next]?.text ?? '';
  return isMade && isIdle(view, next) && ![links, definite, ones].some((words) => words.has(after));
}

function loneNumberGain(view: MessageView, at: number, { form, next }: NumberReading): number {
  if (form === 'homophone' || (view.voice && isCorrected(view, at))) return weights.heardCorrection;
  if (form === 'words' && standsForGoods(view, at, next)) return weights.heardCorrection;
  if (form === 'digits' && isSetBefore(view, at, next)) return weights.heardCorrection;
  if ((form === 'joined' || isSize(view, next)) && isBehindGoods(view, at)) return weights.skipSize;
  return view.tokens[at]?.kind === 'number' ? weights.skipNumber : weights.skipNumberWord;
}

/** The "one" of "two gins one litre": a size belongs to the goods right before it, whether or not they come in it. */
const isSizeBehind = (view: MessageView, at: number): boolean =>
  isBehindGoods(view, at) &&
  numbersAt(view, at).some(({ form, next }) => form === 'joined' || isSize(view, next));

const isBehindGoods = (view: MessageView, at: number): boolean =>
  view.tokens[at - 1]?.kind === 'word' &&
  !isIdle(view, at - 1) &&
  !view.lexicon.and.has(view.tokens[at - 1]?.text ?? '') &&
  cuesAt(view, at - 1).length === 0;

/** "golden drop": a word that the catalogue knows, after another that it knows. */
function isPartOfName(view: MessageView, judge: Judge, at: number, { words }: Cue): boolean {
  const before = view.tokens[at - 1];
  if (words.length > 1 || before?.kind !== 'word' || isIdle(view, at - 1)) return false;
  // "the gouda no, …": no name ends so.
  const ends = view.tokens[at + 1]?.kind !== 'word' && view.tokens[at + 1]?.kind !== 'number';
  // "two fast setting concrete no six bags of the concrete": nor so before a count.
  const counts = numbersAt(view, at + 1).some(({ next }) => unitAt(view, next) !== null);
  if ((ends || counts) && view.lexicon.denies.has(words[0] ?? '')) return false;
  return judge.know(before.text) >= 0.9 && judge.know(words[0] ?? '') >= 0.9;
}

/** One long cue before two short ones: "dont forget the" cancels nothing. */
const cueGain = ({ words }: Cue): number => weights.cue + weights.cueWord * (words.length - 1);

function skipGain(view: MessageView, judge: Judge, at: number): number {
  const token = view.tokens[at];
  if (!token || token.kind === 'symbol' || token.kind === 'newline' || token.kind === 'noise') return 0;
  if (isIdle(view, at)) return isSizeBehind(view, at) ? weights.skipSize : weights.skipIdle;
  if (token.text === 'x' || token.text.length === 1) return weights.skipLetter;
  if (view.lexicon.numbers.has(token.text) || view.lexicon.dozens.has(token.text)) return weights.skipCount;
  if (view.lexicon.units.has(token.text)) return weights.skipUnit;
  return weights.skipUnknown + weights.skipKnown * judge.know(token.text);
}
