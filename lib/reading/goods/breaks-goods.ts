import { unmistakable } from '../../language/words/homophones';
import { chainAt } from '../amounts/chain-at';
import { countBehindConcord } from '../amounts/find-concord';
import { isSize } from '../amounts/is-size';
import { opensNextLine } from '../amounts/opens-next-line';
import { opensSibling } from '../amounts/opens-sibling';
import { isPreposition } from '../amounts/weigh-number';
import type { Judge } from '../judge';
import { pointsOn } from '../mentions/find-meant';
import { isCountedRows } from '../mentions/find-places';
import { isJoined } from '../mentions/find-row-pointers';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { isInAddress } from '../talk/find-addresses';
import { changeAt } from '../talk/find-change';
import { isHardStop } from '../talk/find-hard-stops';
import { deniesHour, isDeadline, isHour } from '../talk/is-deadline';
import { isBehindRoom } from '../words/find-condition';
import { cuesAt } from '../words/find-cues';
import { isInAnswer } from '../words/is-answered';
import { isGoodsWord } from '../words/is-idle';
import { isOfFirm } from '../words/is-of-firm';
import { oncePerToken } from '../words/once-per-view';
import { opensTalk } from '../words/opens-talk';
import { endsField } from '../words/skip-punctuation';
import { isDestination } from './is-destination';
import { isUseInName } from './is-use-in-name';
import { isMarkBetween } from './marks-of-list';

/** Whether goods that begin at `start` cannot run on over the token. */
export function breaksGoods(view: MessageView, judge: Judge, start: number, at: number): boolean {
  return (
    (at > start && (view.stops.has(at) || isBehindRoom(view, at))) ||
    endsAnyGoods(view, at, judge) ||
    isMarkBetween(view, start, at) ||
    closesOther(view, start, at) ||
    (at === start + 1 && (isNumberAlone(view, start, at) || isUnitAlone(view, start, at))) ||
    opensSibling(view, start, at)
  );
}

/** Goods end here wherever they began. */
const endsAnyGoods = oncePerToken((view, at, judge: Judge): boolean => {
  const token = view.tokens[at];
  return (
    !token ||
    token.kind === 'newline' ||
    token.kind === 'noise' ||
    isHardStop(view, at) ||
    isPreposition(view, at) ||
    isInAddress(view, at, judge) ||
    isQuantityLabel(view, at) ||
    isDenial(view, at) ||
    (at > 0 && view.lexicon.whichOnes.has(token.text)) ||
    isRowOfQuote(view, at) ||
    ((view.lexicon.being.has(token.text) || view.lexicon.came.has(token.text)) &&
      judge.know(token.text) < 0.9) ||
    isPurpose(view, at, judge) ||
    isDestination(view, at, judge) ||
    isDeadline(view, at) ||
    isHour(view, at, judge) ||
    deniesHour(view, at) ||
    opensTalk(view, at, judge) ||
    isInStock(view, at, judge) ||
    isCountedRows(view, at) ||
    isNextHeard(view, at) ||
    isNextSubject(view, at) ||
    isOfFirm(view, at) ||
    opensNextLine(view, at) ||
    (view.lexicon.keptAt.has(token.text) && isCount(view, at + 1)) ||
    // "the tea room wants 2 rooibos"
    (view.lexicon.wishes.has(token.text) && isCount(view, at + 1)) ||
    isExchange(view, at) ||
    changeAt(view, at) !== null ||
    countBehindConcord(view, at) !== null ||
    isCueStop(view, judge, at)
  );
});

/** A closing bracket that opened before the goods: "eggs (15 dozen) for the hall" has no goods "dozen) for the hall". */
function closesOther(view: MessageView, start: number, at: number): boolean {
  if (view.tokens[at]?.text !== ')') return false;
  return !view.tokens.slice(start, at).some(({ text }) => text === '(');
}

/** "4 for the rice", "send six and low fat milk": a number alone, which is no part of what follows. */
const isNumberAlone = (view: MessageView, start: number, at: number): boolean => {
  const apart = !view.tokens[at]?.glued && !view.tokens[at + 1]?.glued;
  const number = apart ? numbersAt(view, start)[0] : undefined;
  const { text = '' } = view.tokens[at] ?? {};
  const { purpose, definite, and } = view.lexicon;
  return (
    number?.next === at &&
    (and.has(text) || (purpose.has(text) && definite.has(view.tokens[at + 1]?.text ?? '')))
  );
};

/** "20 sheets on the drywall", "2 boxes and 3 rice", "make it 5 tubs. + 6 …": a counted unit alone, said of the goods that follow or of those before. */
const isUnitAlone = (view: MessageView, start: number, at: number): boolean =>
  view.lexicon.units.has(view.tokens[start]?.text ?? '') &&
  numbersAt(view, start - 1).length > 0 &&
  (pointsOn(view, at) ||
    // No full stop of "3 cs. rice".
    (view.tokens[at]?.text === '.' && unitAt(view, start)?.next === at) ||
    (view.lexicon.and.has(view.tokens[at]?.text ?? '') && numbersAt(view, at + 1).length > 0));

/** "qty 6", "qty: 6": what says that a quantity follows is no goods. */
const isQuantityLabel = (view: MessageView, at: number): boolean =>
  view.lexicon.quantityLabels.has(view.tokens[at]?.text ?? '') &&
  [1, 2].some((ahead) => view.tokens[at + ahead]?.kind === 'number');

/**
 * "marie not 12", "kerse nie, 10", "marie and no kerse": no name goes on over a word that denies what follows, or
 * stands before a mark.
 */
function isDenial(view: MessageView, at: number): boolean {
  const { text = '' } = view.tokens[at] ?? {};
  const next = view.tokens[at + 1];
  if (!view.lexicon.denies.has(text)) return false;
  // "spaghetti no need, 8 on the shelf"
  if (cuesAt(view, at).some((found) => found.cue.kind === 'cancelBefore' && endsField(view, found.next)))
    return true;
  if (view.lexicon.and.has(view.tokens[at - 1]?.text ?? '') && next?.kind === 'word') return true;
  if (view.lexicon.rowLabels.has(text)) return false;
  return next?.kind === 'symbol'
    ? /^[,;.]$/.test(next.text)
    : next?.kind === 'number' && !isSize(view, at + 2);
}

/** "cement for the patio", "arena para la obra", "kebabs for me": whom or what goods are for is no part of their name. */
const isPurpose = (view: MessageView, at: number, judge: Judge): boolean => {
  const [word, next] = [view.tokens[at]?.text ?? '', view.tokens[at + 1]?.text ?? ''];
  const { purpose, persons, owning, definite } = view.lexicon;
  const isFor = persons.has(next) || owning.has(next) || definite.has(next);
  return purpose.has(word) && isFor && !judge.isPair(word, next) && !isUseInName(view, at, judge);
};

/** "and too fudge cakes": the next line, in a transcript that heard a word for its number. */
const isNextHeard = (view: MessageView, at: number): boolean =>
  view.voice &&
  view.lexicon.and.has(view.tokens[at]?.text ?? '') &&
  unmistakable.has(view.tokens[at + 1]?.text ?? '');

/** "beans four ten the shop roof is leaking": in a transcript a sentence begins without a stop; but "the white one is six". */
function isNextSubject(view: MessageView, at: number): boolean {
  const { definite, being, ones } = view.lexicon;
  if (!view.voice || !definite.has(view.tokens[at]?.text ?? '')) return false;
  let is = at + 1;
  while (is < at + longestSubject && isGoodsWord(view, is) && !being.has(view.tokens[is]?.text ?? '')) is++;
  const tells = is > at + 1 && being.has(view.tokens[is]?.text ?? '') && numbersAt(view, is + 1).length === 0;
  return tells && !ones.has(view.tokens[is - 1]?.text ?? '');
}

/** "the old shop roof" is no longer. */
const longestSubject = 4;

/** A number in digits that is no size. */
const isCount = (view: MessageView, at: number): boolean =>
  view.tokens[at]?.form === 'digits' && !isSize(view, at + 1) && chainAt(view, at) === null;

/** "hangers in stock": where goods are, or when. */
const isInStock = (view: MessageView, at: number, judge: Judge): boolean => {
  const [word, next] = [view.tokens[at]?.text ?? '', view.tokens[at + 1]?.text ?? ''];
  return word === 'in' && view.lexicon.afterIn.has(next) && !judge.isPair(word, next);
};

/** "line 3", in the answer to a quoted list, and "lines 1, 3 and 4" anywhere. */
const isRowOfQuote = (view: MessageView, at: number): boolean =>
  view.lexicon.rowLabels.has(view.tokens[at]?.text ?? '') &&
  view.tokens[at + 1]?.kind === 'number' &&
  (isInAnswer(view, at) || (isJoined(view, at + 2, at + 3) && view.tokens[at + 3]?.kind === 'number'));

/** So far behind "swap the" stands the "for" of an exchange. */
const farthestExchange = 14;

/** "swap the rice 2kg on this mornings ticket for 6 samp": what takes the place begins. */
function isExchange(view: MessageView, at: number): boolean {
  if (!view.lexicon.inExchange.has(view.tokens[at]?.text ?? '')) return false;
  const isApart = (place: number): boolean =>
    /^[\n,;]$/.test(view.tokens[place]?.text ?? '\n') || isHardStop(view, place);
  for (let place = at - 1; place >= at - farthestExchange && !isApart(place); place--)
    if (cuesAt(view, place).some(({ cue }) => cue.words.some((word) => view.lexicon.swaps.has(word))))
      return true;
  return false;
}

/** A correction or cancellation begins, in a word that names no goods here. */
function isCueStop(view: MessageView, judge: Judge, at: number): boolean {
  const text = view.tokens[at]?.text ?? '';
  if (view.tokens[at + 1]?.text === '-' && view.tokens[at + 1]?.glued) return false;
  if (view.lexicon.contrast.has(text) || view.lexicon.saying.has(text)) return true;
  if (view.lexicon.breaks.has(text) && !view.lexicon.numbers.has(text) && !view.lexicon.articles.has(text))
    return judge.know(text) < 0.9;
  return cuesAt(view, at).some(
    ({ cue }) =>
      // A word of a name may begin a long phrase too: "the gouda can come down to 6".
      (judge.know(text) < 0.9 || (cue.kind === 'correct' && cue.words.length > 3)) &&
      /^(?:cancel|exclude|keep|correct|substitute|lack|condition|consequence|repeat|again|unordered)/.test(
        cue.kind,
      ) &&
      (text.length > 2 || cue.words.length > 2 || cue.kind === 'condition'),
  );
}
