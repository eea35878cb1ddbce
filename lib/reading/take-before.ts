import { cancelBefore } from './cancel-before';
import { dropAll, type State, setMode } from './edit-state';
import { type CueEvent, isForbidden, isPutDown, phraseOf, saysHow } from './judge-cancel-cue';
import type { MessageView } from './message-view';
import { takePlaced } from './take-placed';

/** "drop it", "can wait": takes out the rows pointed at beside it, or the goods before it. */
export function takeBefore(state: State, event: CueEvent): void {
  if (announces(state.view, event)) {
    setMode(state, 'cancel', phraseOf(event));
    return;
  }
  if (isPutDown(state.view, event) || isForbidden(state, event) || saysHow(state, event)) return;
  if (tellsWhySoFew(state, event)) return;
  if (takePlaced(state, event) || takeNamedLast(state)) return;
  cancelBefore(state, event.cue.words, event.at);
}

/** "scratch one thing, the tea", "cancel one item:": what is taken out is named behind. */
function announces({ tokens, lexicon }: MessageView, { cue, next }: CueEvent): boolean {
  const isThing = (word: string | undefined): boolean => lexicon.oneThing.has(word ?? '');
  const [one, thing] = cue.words.slice(-2);
  const end = isThing(thing) && lexicon.ones.has(one ?? '') ? next : next + 1;
  const isNamed = end === next || (lexicon.ones.has(thing ?? '') && isThing(tokens[next]?.text));
  return isNamed && /^(?:[,:.–-]|\n)?$/.test(tokens[end]?.text ?? '');
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
