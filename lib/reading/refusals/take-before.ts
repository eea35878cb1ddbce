import { isDayOrMonth } from '../../language/words/is-day-or-month';
import { dropAll, type State, setMode } from '../edit-state';
import { findEarlier } from '../mentions/find-earlier';
import { type MessageView, numbersAt } from '../message-view';
import { endsField } from '../words/skip-punctuation';
import { cancelBefore } from './cancel-before';
import { type CueEvent, isForbidden, isPutDown, phraseOf, saysHow, standsApart } from './judge-cancel-cue';
import { takePlaced } from './take-placed';

/** "drop it", "can wait": takes out the rows pointed at beside it, or the goods before it. */
export function takeBefore(state: State, event: CueEvent): void {
  if (announces(state.view, event)) {
    setMode(state, 'cancel', phraseOf(event));
    return;
  }
  if (isPutDown(state.view, event) || isForbidden(state, event) || saysHow(state, event)) return;
  if (tellsWhySoFew(state, event) || skipsDay(state.view, event)) return;
  if (leavesAt(state.view, event)) {
    const last = state.items.at(-1);
    // "the rice, is that 15? no, leave 10": of the goods asked about.
    const meant = last?.dropped === 'question' ? findEarlier(state, last.item) : undefined;
    if (!meant && isAskedBefore(state, event.at)) setMode(state, 'ask', phraseOf(event));
    else if (state.mode !== 'correct') setMode(state, 'correct', phraseOf(event), meant ?? null);
    return;
  }
  if (staysSo(state.view, event) || takePlaced(state, event) || takeNamedLast(state)) return;
  cancelBefore(state, event.cue.words, event.at);
}

/** "…, skip this friday": a delivery; but "rice skip this friday". */
const skipsDay = (view: MessageView, { cue, at, next }: CueEvent): boolean =>
  view.lexicon.pointing.has(cue.words.at(-1) ?? '') &&
  isDayOrMonth(view.tokens[next]?.text ?? '') &&
  standsApart(view, at);

/** "scratch one thing, the tea", "cancel one item:": what is taken out is named behind. */
function announces({ tokens, lexicon }: MessageView, { cue, next }: CueEvent): boolean {
  const isThing = (word: string | undefined): boolean => lexicon.oneThing.has(word ?? '');
  const [one, thing] = cue.words.slice(-2);
  const end = isThing(thing) && lexicon.ones.has(one ?? '') ? next : next + 1;
  const isNamed = end === next || (lexicon.ones.has(thing ?? '') && isThing(tokens[next]?.text));
  return isNamed && /^(?:[,:.–-]|\n)?$/.test(tokens[end]?.text ?? '');
}

/** "deixa 10 mesmo", "dejalo en 10": so many of it stay, and nothing goes out. */
function leavesAt(view: MessageView, { next }: CueEvent): boolean {
  const from = view.lexicon.likens.has(view.tokens[next]?.text ?? '') ? next + 1 : next;
  const [count] = numbersAt(view, from);
  return count !== undefined && (endsField(view, count.next) || endsField(view, count.next + 1));
}

/** "déjalo ahí", "déjalas así": where, or how, it is to stay; but "el arroz déjalo, todavía tengo", "déjalo por favor". */
function staysSo({ tokens, lexicon }: MessageView, { cue, next }: CueEvent): boolean {
  const { puts, breaks, and, definite } = lexicon;
  const { kind, text = '' } = tokens[next] ?? {};
  const goesOn = kind === 'word' && ![breaks, and, definite].some((words) => words.has(text));
  return goesOn && cue.words.length === 1 && puts.has(cue.words[0] ?? '');
}

/** A question ends between the last goods and a token: nobody knows of which goods it is, and none is changed. */
function isAskedBefore({ view, items }: State, at: number): boolean {
  const last = items.at(-1);
  return last !== undefined && view.tokens.slice(last.item.next, at).some(({ text }) => text === '?');
}

/** "make the white fall away": what a correction has just named; says whether it has. */
function takeNamedLast(state: State): boolean {
  const { target } = state;
  if (state.mode !== 'correct' || target?.dropped !== null || state.corrected) return false;
  dropAll(state, [target]);
  setMode(state, 'order', '');
  return true;
}

/** "only 5 of the cool, because nobody likes it": a reason for a count that is given, and nothing taken out. */
function tellsWhySoFew({ view: { tokens, lexicon }, items, sentence }: State, { at }: CueEvent): boolean {
  const isReason = [at - 1, at - 2].some((place) => lexicon.because.has(tokens[place]?.text ?? ''));
  const counted = items.findLast(({ dropped, quantity }) => dropped === null && quantity !== null);
  if (!isReason || counted?.sentence !== sentence) return false;
  // "…, which sells slowly because …"
  return counted === items.at(-1) || lexicon.relatives.has(tokens[counted.item.next + 1]?.text ?? '');
}
