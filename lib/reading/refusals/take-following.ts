import { skipHyphen } from '../../language/numbers/number-reading';
import { sendingWords } from '../../language/words/address-words';
import { isDayOrMonth } from '../../language/words/is-day-or-month';
import { isSize } from '../amounts/is-size';
import { dropAll, type State, setMode, steer } from '../edit-state';
import type { Event } from '../items/segment';
import { namedByFirst } from '../mentions/find-meant';
import { ordinalAt } from '../mentions/find-places';
import { type MessageView, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { namesWhole } from '../words/names-whole';
import { endsField } from '../words/skip-punctuation';
import { cancelBefore } from './cancel-before';
import { excepts, isAside } from './cancel-items';
import { isRefusedApart } from './find-own-orders';
import {
  type CueEvent,
  isBareNo,
  isCancel,
  isNear,
  modeOf,
  type NumberEvent,
  parted,
  phraseOf,
  standsApart,
} from './judge-cancel-cue';
import { deny } from './refuse-goods';
import { refusedColon } from './refused-list';

/** Sets what becomes of the goods that follow a cancellation; where none do, it is said of those before. */
export function takeFollowing(state: State, event: CueEvent, next: Event | undefined): void {
  const [mode, phrase] = [modeOf(event), phraseOf(event)];
  const follows = next?.type === 'cue' && isCancel(next) && !parted(state, event.next, next.at);
  const object = objectAt(state.view, event.next);
  if (next?.type === 'number' && onlySaysWhich(state, event, next)) steer(state, { skipNumber: next.at });
  else if (next?.type === 'number' && isStockOf(state, event, next)) steer(state, { skipNumber: next.at });
  else if (next?.type === 'number' && isHedged(state, event, next)) steer(state, { skipNumber: next.at });
  else if (next?.type === 'number' && mode === 'exclude') setMode(state, 'correct', phrase);
  else if (isBareNo(event) && next?.type === 'item') deny(state, event, next);
  else if (isNear(state, event, next) && !(object && goesOnBehind(state, object.to, next)))
    setMode(state, mode, phrase);
  else if (refusedColon(state.view, event.at) !== null) setMode(state, mode, phrase);
  else if (!isBareNo(event) && !state.condition && object) leaveUnread(state, event, object);
  else if (follows) setMode(state, mode, phrase);
  else if (
    !isBareNo(event) &&
    !state.condition &&
    !ordinalAt(state.view, event.next) &&
    !tellsHow(state, event) &&
    !namesOther(state, event) &&
    !closesOrder(state, event)
  )
    cancelBefore(state, event.cue.words, event.at);
}

/** "not the twin pack and um bath soap 12": behind "and" stands one more of the order, with a quantity, and not of what is refused. */
function goesOnBehind({ view }: State, from: number, next: Event | undefined): boolean {
  if (next?.type !== 'item' || next.item.quantity === null || next.item.vague) return false;
  return view.lexicon.and.has(view.tokens[from]?.text ?? '') && next.item.at > from;
}

/**
 * "moenie laat wees nie", "não se atrasem", "no need to call": what the driver is not to do; but "moenie dit nie", "as velas
 * não, obrigado".
 */
function tellsHow({ view: { tokens, lexicon } }: State, { cue, next }: CueEvent): boolean {
  const after = tokens[next];
  if (after?.kind !== 'word') return false;
  const { denies, forbids, pointing, closesDenial, breaks, and, to } = lexicon;
  const [word = '', ...more] = cue.words;
  if (!forbids.has(word) && !denies.has(word)) return false;
  if (more.length > 0) return to.has(more.at(-1) ?? '') && !sendingWords.has(after.text);
  return ![pointing, closesDenial, breaks, and].some((words) => words.has(after.text));
}

/**
 * "2 coke, hold the delivery until 10", "scratch the old address", "delete my number", "skip this friday", "remove me from
 * the list", "forget what i said": what is no goods is named, and none of those before.
 */
function namesOther({ view: { tokens, lexicon }, view }: State, { cue, at, next }: CueEvent): boolean {
  const article = cue.words.at(-1) ?? '';
  // "tira-me da lista"
  const first = skipHyphen(tokens, next);
  const { kind, text = '' } = tokens[first] ?? {};
  const behind = tokens[first + 1]?.text ?? '';
  const mayLead = [lexicon.definite, lexicon.nexts].some((words) => words.has(text));
  if (namesWhole(view, first) || isDayOrMonth(text) || (mayLead && isDayOrMonth(behind))) return true;
  // "die hoenderlewers los ons": goods stand before, and who leaves them behind.
  const isSomebody = lexicon.persons.has(text) && !lexicon.pointing.has(text) && standsApart(view, at);
  const isClause = lexicon.asking.has(text) && lexicon.subjects.has(behind);
  if ((isSomebody || isClause) && !endsField(view, first + 1)) return true;
  const isNamed =
    lexicon.owning.has(article) || (lexicon.definite.has(article) && !lexicon.pointing.has(article));
  return isNamed && kind === 'word' && (isIdle(view, first) || lexicon.talk.has(text));
}

/** "…, no more thanks", "and no more", "não mais": the order ends, and nothing of it is taken back; but "the rice no more". */
function closesOrder({ view }: State, { cue, at, next }: CueEvent): boolean {
  const { denies, relative, links } = view.lexicon;
  const { text: behind = '' } = view.tokens[next] ?? {};
  // "so no more of those"
  const goesOn = behind === ':' || links.has(behind);
  const isMore = relative.has(cue.words.at(-1) ?? '')
    ? !goesOn
    : relative.has(behind) && endsField(view, next + 1);
  return denies.has(cue.words[0] ?? '') && isMore && standsApart(view, at);
}

/** "4 soap 1kg (not the 2kg)", "not the 6 packs": a size said to make sure, of goods that keep their own. */
const onlySaysWhich = (state: State, { at, cue }: CueEvent, size: NumberEvent): boolean =>
  isAside(state, at) ||
  isSize(state.view, size.next) ||
  namesPacks(state, cue, size) ||
  state.view.lexicon.plurals.has(state.view.tokens[size.at]?.text ?? '');

/** How many a pack holds; but "10 packs, not the 10 packs, only 4" denies what was ordered. */
const namesPacks = (
  { view, items }: State,
  { words }: CueEvent['cue'],
  { value, next }: NumberEvent,
): boolean =>
  view.lexicon.definite.has(words.at(-1) ?? '') &&
  unitAt(view, next)?.unit === 'pack' &&
  items.at(-1)?.quantity !== value;

/** "no grape, still sitting with 20": how many there are. */
const isStockOf = ({ view }: State, { cue, next: end }: CueEvent, { at }: NumberEvent): boolean =>
  at === end && cue.words.some((word) => view.lexicon.holding.has(word));

/** "might need 30 next week": so many of nothing yet. */
const isHedged = ({ view }: State, { cue, next: end }: CueEvent, { at }: NumberEvent): boolean =>
  at === end && cue.words.some((word) => view.lexicon.hedges.has(word));

/** "scratch the mouthwash": goods that nothing is known of. */
function objectAt(view: MessageView, from: number): { from: number; to: number } | null {
  const isPart = (at: number): boolean =>
    /^(?:word|number)$/.test(view.tokens[at]?.kind ?? '') && cuesAt(view, at).length === 0;
  let first = from;
  while (isPart(first) && view.tokens[first]?.kind === 'word' && isIdle(view, first)) first++;
  let to = first;
  while (to < first + 4 && isPart(to) && (view.tokens[to]?.kind === 'number' || !isIdle(view, to))) to++;
  return to > first ? { from: first, to } : null;
}

function leaveUnread(state: State, event: CueEvent, object: { from: number; to: number }): void {
  if (isAside(state, event.at) || isRefusedApart(state, event.at)) return;
  const named = namedByFirst(state, object);
  if (named) {
    dropAll(state, [named]);
    return;
  }
  steer(state, { unread: [...state.unread, { ...object, ahead: excepts(state, event.cue.words) }] });
}
