import { isNumeral, type MessageView } from '../message-view';
import { beginsCue } from '../words/find-cues';
import { isGoodsWord, isIdle } from '../words/is-idle';
import { oncePerView } from '../words/once-per-view';
import { isSize } from './is-size';

/**
 * "elbow 2 in pvc street 6 each" in a list whose other rows have counts of their own: so many of this row's goods, and not of
 * every row. `at` is the number, `next` behind "each".
 */
export function countsOwnRow(view: MessageView, at: number, next: number): boolean {
  if (next - at !== 2 || !endsRow(view, next) || !isGoodsWord(view, lastGoods(view, at))) return false;
  let start = at;
  while (start > 0 && !endsRow(view, start - 1)) start--;
  const words = view.tokens.slice(start, at);
  if (words.some((_, i) => parts(view, start + i))) return false;
  return rowsCounted(view).some((row) => row !== start);
}

/**
 * "beans 24 each, rice 10 each": goods of one kind before the number at `at` and "each", which ends before `next`. What waits
 * for a quantity before them shares it: "rice, beans 24 each".
 */
export function countsOneKind(view: MessageView, at: number, next: number): boolean {
  const ends = (place: number): boolean => endsRow(view, place) || parts(view, place);
  if (!ends(next) || !isGoodsWord(view, lastGoods(view, at))) return false;
  let start = at;
  while (start > 0 && !ends(start - 1)) start--;
  return start === 0 || endsRow(view, start - 1) || beginsCue(view, start - 2, 'each');
}

const parts = ({ tokens, lexicon }: MessageView, at: number): boolean =>
  /^[,&+;:]$/.test(tokens[at]?.text ?? '') || lexicon.and.has(tokens[at]?.text ?? '');

/** Before the number, past a measure: "liquid 750ml 3 each". */
const lastGoods = (view: MessageView, at: number): number => (isSize(view, at - 1) ? at - 3 : at - 1);

/** Where the rows begin that open or close with a count. */
const rowsCounted = oncePerView((view) => {
  const rows: number[] = [];
  for (let start = 0; start < view.tokens.length; ) {
    let end = start;
    while (!endsRow(view, end)) end++;
    if (closesWithCount(view, start, end)) rows.push(start);
    start = end + 1;
  }
  return rows;
});

/** "flour 6", "sugar 4 bags"; behind the last, the "2.5kg" of "sugar 2 packets 2.5kg" may stand. */
function closesWithCount(view: MessageView, start: number, end: number): boolean {
  const last = isSize(view, end - 1) ? end - 2 : end;
  const unit = view.lexicon.units.has(view.tokens[last - 1]?.text ?? '') ? last - 2 : last - 1;
  return unit > start && isNumeral(view, unit) && !isIdle(view, unit - 1);
}

const endsRow = ({ tokens }: MessageView, at: number): boolean =>
  (tokens[at]?.kind ?? 'newline') === 'newline';
