import type { Token } from '../../language/text/tokenise';
import { dropAll, type State, setMode, standsBefore, steer } from '../edit-state';
import { sharesName } from '../mentions/find-earlier';
import { mentionedTwin } from '../mentions/find-meant';
import { numbersAt } from '../message-view';
import { sentenceEnd } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { cancelBefore } from './cancel-before';
import { type CueEvent, type ItemEvent, isNear } from './judge-cancel-cue';

/** "smoothee aloe 6 nope", "the gouda no, …", "the gouda - no.": a bare refusal behind goods at the end of their row; says whether it is one. */
export function dropRefused(state: State, { at, next, cue }: CueEvent): boolean {
  const { tokens, lexicon } = state.view;
  const [word = ''] = cue.words;
  const dash = /^[–:=-]$/.test(tokens[at - 1]?.text ?? '') ? 1 : 0;
  const last = state.items.at(-1);
  const refuses = lexicon.refuses.has(word) || lexicon.cut.has(word);
  if (!refuses || cue.words.length > 1 || last?.dropped !== null) return false;
  const isBeside = last.item.next === at - dash;
  if (!isBeside && !isDeclined(state, last.item.next, at)) return false;
  const end = tokens[behindThanks(state, next)];
  const namesAgain = mentionedTwin(state, last) !== undefined;
  const ends =
    end === undefined ||
    end.kind === 'newline' ||
    (end.text === ',' && !lexicon.denies.has(word)) ||
    (dash === 1 && /^[.!]$/.test(end.text));
  if (!ends && !(namesAgain && end?.kind === 'symbol')) return false;
  if (isBeside) cancelBefore(state, cue.words, at);
  else dropAll(state, [last]);
  return true;
}

/** The ".. nah" of "10 rolls .. nah leave, she bakes her own". */
function isDeclined({ view: { tokens, lexicon } }: State, from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  const isNo = ({ text }: Token): boolean => lexicon.declines.has(text) || lexicon.denies.has(text);
  return between.some(isNo) && between.every((token) => token.kind === 'symbol' || isNo(token));
}

/** "actually no" on a line of its own: the goods above it are not wanted; says whether it is that. But "hmm no", and below it "4". */
export function dropAbove(state: State, { at, next, cue }: CueEvent): boolean {
  const { tokens, lexicon } = state.view;
  const last = state.items.at(-1);
  const refuses = cue.words.length === 1 && lexicon.denies.has(cue.words[0] ?? '');
  const doubts = cuesAt(state.view, at - 1).find(({ cue: { kind } }) => kind === 'correct');
  const isAlone = doubts && last?.item.next === at - 2 && tokens[at - 2]?.kind === 'newline';
  if (!refuses || !isAlone || last.dropped !== null || tokens[next]?.kind !== 'newline') return false;
  if (numbersAt(state.view, next + 1).some((number) => tokens[number.next]?.kind !== 'word')) return false;
  dropAll(state, [last]);
  setMode(state, 'order', '');
  return true;
}

/** "the gouda - no thanks", "no thank you". */
function behindThanks({ view }: State, at: number): number {
  const isThanks = (end: number): boolean => view.lexicon.breaks.has(view.tokens[end]?.text ?? '');
  let end = at;
  while (view.tokens[end]?.kind === 'word' && (isThanks(end) || (end > at && isIdle(view, end)))) end++;
  return end;
}

/** "a roll of the 15 lb felt... hmm no, 8 rolls of the 30 lb felt": said right behind goods, before more of their kind. */
function givesUp({ view, items }: State, { at }: CueEvent, { item }: ItemEvent): boolean {
  const last = items.at(-1);
  // In isiZulu "no" is "and"; and nobody gives up what he has just said without taking breath.
  if (last?.dropped !== null || last.item.next === at || view.lexicon.and.has('no')) return false;
  if (!sharesName(view, last.item, item)) return false;
  for (let place = last.item.next; place < at; place++)
    if (view.tokens[place]?.kind !== 'symbol' && !isIdle(view, place)) return false;
  return true;
}

/** "no, 6 cokes" corrects; "no basmati" takes it out; "no basmati? then …" asks. */
export function deny(state: State, event: CueEvent, next: ItemEvent): void {
  const { item } = next;
  if (item.quantity !== null) {
    setMode(state, 'correct', givesUp(state, event, next) ? 'mean' : 'no');
    return;
  }
  if (!isNear(state, event, next) || item.at > event.next + 1) return;
  const end = sentenceEnd(state.view, event.next);
  if (state.view.tokens[end]?.text !== '?' || !standsBefore(state)) {
    setMode(state, 'exclude', 'no');
    return;
  }
  steer(state, { condition: { from: event.at, to: end, after: 'substitute' } });
  setMode(state, 'ask', 'no');
}
