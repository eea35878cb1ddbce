import { type State, setMode, standsBefore, steer } from '../edit-state';
import { conditionAt, isInTime, sentenceStart } from '../words/find-condition';
import { type CueEvent, isBareNo } from './judge-cancel-cue';

/** "if you have …", "if there is no …": its goods are mentions; what follows a lack is a substitute. */
export function onCondition(state: State, event: CueEvent): void {
  const { to, missing } = conditionAt(state.view, event.next);
  const unless = state.view.lexicon.unless.has(event.cue.words[0] ?? '');
  const after = missing && !unless && standsBefore(state) ? 'substitute' : 'order';
  steer(state, { condition: { from: event.at, to, after } });
  setMode(state, 'ask', event.cue.words.join(' '));
}

/** So far behind "no" stands the "then" of "no rooibos forties then eighties". */
const farthestThen = 6;

/** "(no rooibos then ceylon)": what is to come if it is missing; says whether it is said. */
export function onMissing(state: State, event: CueEvent): boolean {
  const { tokens, lexicon } = state.view;
  if (!isBareNo(event) || !standsBefore(state)) return false;
  let to = event.next;
  while (
    to < event.next + farthestThen &&
    /^(?:word|number)$/.test(tokens[to]?.kind ?? '') &&
    !lexicon.thens.has(tokens[to]?.text ?? '')
  )
    to++;
  const isThen = to > event.next && lexicon.thens.has(tokens[to]?.text ?? '');
  if (!isThen || !/^(?:word|number)$/.test(tokens[to + 1]?.kind ?? '')) return false;
  steer(state, { condition: { from: event.at, to, after: 'substitute' } });
  setMode(state, 'ask', event.cue.words.join(' '));
  return true;
}

/** "otherwise", "if none": what follows is for the case that the goods before are missing. */
export function onLack(state: State, { cue, at, next }: CueEvent): void {
  const to = conditionAt(state.view, next).to;
  if (isInTime(state.view, next, to)) {
    // "si no ha salido el camion, …"
    steer(state, { condition: { from: at, to, after: 'order' } });
    setMode(state, 'ask', cue.words.join(' '));
    return;
  }
  if (!standsBefore(state) || isOfQuestion(state, at)) {
    if (state.items.length > 0) setMode(state, 'order', '');
    return;
  }
  steer(state, { condition: { from: at, to: next, after: 'substitute' } });
  setMode(state, 'substitute', cue.words.join(' '));
}

/**
 * "4 cement. do u sell sand by the ton? if not just 30 bags": said of what is asked before it, which has no quantity; the
 * goods of before have nothing to do with it.
 */
function isOfQuestion({ view, items }: State, at: number): boolean {
  if (view.tokens[at - 1]?.text !== '?') return false;
  const from = sentenceStart(view, at - 2);
  return items.every(({ item, quantity }) => item.at < from || quantity === null);
}

/** What is to be done if goods are missing is being said at a token. */
export const isLacking = ({ condition }: State, at: number): boolean =>
  condition?.after === 'substitute' && at >= condition.to;

/**
 * "if none then skip", and "if none dont send the other, just leave it": nothing instead, and what was ordered stays
 * ordered.
 */
export function giveUp(state: State): void {
  steer(state, { gaveUpIn: state.sentence });
  steer(state, { condition: null });
  setMode(state, 'ask', '');
}
