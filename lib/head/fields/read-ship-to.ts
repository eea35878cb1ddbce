import type { Day } from '../dates/day';
import type { Branch, HeadField, ShipTo } from '../head';
import { findBranches, type NamedBranch } from '../places/find-branches';
import { findPlace } from '../places/find-place';
import { boundsOf, type Cue, cueAt, cueBefore, cueWithin, type HeadView, spanOf } from '../text/view-head';

/** The place to which the goods are to go: one of the customer's, or another that is named. */
export function readShipTo(
  view: HeadView,
  branches: readonly Branch[],
  days: readonly Day[],
): HeadField<ShipTo> | null {
  const firstGoods = view.goods.findIndex((line) => line >= 0);
  const found = findBranches(view, branches);
  const rated = found
    .map((named) => ({ named, score: rate(view, named, firstGoods) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.named.from - b.named.from);
  const [best] = rated;
  const place = findPlace(view, days);
  // A place that is told outright goes before a branch that is merely named.
  if (best && !(place && best.score < 3 && (best.named.from >= place.to || best.named.to <= place.from))) {
    const { named, score } = best;
    const { start, end } = spanOf(view, named.from, named.to);
    const other = rated.find(
      ({ named: also, score: less }) =>
        also.branch !== named.branch &&
        (also.from === named.from || score - less < 1 || isHeading(view, also)),
    );
    const isTied = other?.named.from === named.from;
    return {
      value: { branchId: isTied ? null : named.branch.id, text: view.text.slice(start, end) },
      start,
      end,
      confidence: other ? 0.4 : Math.min(0.98, 0.7 + score * 0.06),
      reason: isTied
        ? `“${view.text.slice(start, end)}” may be ${named.branch.name} or ${other.named.branch.name}`
        : `“${view.text.slice(start, end)}” names ${named.branch.name}`,
      ...(other && { doubts: [{ code: 'two-places', message: `${other.named.branch.name} may be meant` }] }),
    };
  }
  if (!place) return refusedAlone(view, found);
  const { start, end } = spanOf(view, place.from, place.to);
  const text = view.text.slice(start, end);
  return {
    value: { branchId: null, text },
    start,
    end,
    confidence: 0.7,
    reason: `“${text}” is named as a place, and no branch is called so`,
    doubts: [{ code: 'place-unknown', message: 'no branch is called so' }],
  };
}

/** "Southgate:", alone on its line or before a colon: the lines below are for it. */
function isHeading(view: HeadView, { from, to, isWhole }: NamedBranch): boolean {
  if (!isWhole || view.quoted[from]) return false;
  const lead = cueBefore(view, from, 'deliverTo', 'towards', 'article')?.from ?? from;
  const opens = lead === 0 || view.pieces[lead - 1] !== view.pieces[lead];
  const next = view.words[to];
  return opens && (next === undefined || next.kind === 'line' || next.text === ':');
}

/** "Not to Southgate" and no other: it is for a person to say where to. */
function refusedAlone(view: HeadView, found: readonly NamedBranch[]): HeadField<ShipTo> | null {
  const refused = found.find((named) => refusalOf(view, named) && !view.quoted[named.from]);
  if (!refused) return null;
  const { start, end } = spanOf(view, refusalOf(view, refused)?.from ?? refused.from, refused.to);
  const text = view.text.slice(start, end);
  return {
    value: { branchId: null, text },
    start,
    end,
    confidence: 0.4,
    reason: `“${text}” names where the goods are not to go`,
    doubts: [{ code: 'not-there', message: `not to ${refused.branch.name}` }],
  };
}

/** "Not Southgate", "don't send to Southgate". */
function refusalOf(view: HeadView, { from, isWhole }: NamedBranch): Cue | undefined {
  if (!isWhole) return undefined;
  const at = skipBack(view, from);
  const told = cueBefore(view, at, 'deliverTo', 'towards')?.from ?? at;
  return cueBefore(view, told, 'neverThen', 'no');
}

/** How surely the words name the place of delivery, by how much of the name they are and where they stand. */
function rate(view: HeadView, named: NamedBranch, firstGoods: number): number {
  const { from, to, isWhole, isOnly, share, count } = named;
  if (view.quoted[from]) return -9;
  const sentence = boundsOf(view.sentences, from);
  const opensPiece = view.pieces[from - 1] !== view.pieces[from] || from === 0;
  const opensText = (firstGoods < 0 || firstGoods >= from) && sentence.from === from;
  const isCalledThere =
    cueBefore(view, from, 'towards', 'deliverTo') ??
    cueBefore(view, skipBack(view, from), 'towards', 'deliverTo');
  const capital = view.words.slice(from, to).some((word, at) => word.capital && (at > 0 || !opensPiece));
  let score = isWhole || count > 1 ? 2.5 : share >= 0.5 ? 1 : 0.5;
  if (!isOnly) score -= 0.5;
  if (cueBefore(view, from, 'deliverTo') ?? cueBefore(view, skipBack(view, from), 'deliverTo')) score += 3;
  else if (isCalledThere) score += 1.5;
  if (opensText) score += 1.5;
  else if (opensPiece && view.pieces[to] !== view.pieces[from]) score += 1;
  if (capital) score += 0.5;
  if (cueBefore(view, from, 'notPlace') ?? cueBefore(view, skipBack(view, from), 'notPlace')) score -= 4;
  if (refusalOf(view, named)) score -= 8;
  if (cueWithin(view, to, to + 1, 'here')) score += 1;
  if (score < 5 && cueWithin(view, to, Math.min(boundsOf(view.pieces, to - 1).to, to + 12), 'past'))
    score -= 2.5;
  // "4 Harbour Lane" is a street that the Harbour Cafe is not called by.
  const isStreet = view.words[from - 1]?.kind === 'number' && cueAt(view, to, 'placeWord') !== undefined;
  if (isStreet && !isWhole && count < 2) score -= 4;
  const isInGoods = view.words.slice(from, to).every((_, at) => (view.goods[from + at] ?? -1) >= 0);
  if (isInGoods && !opensText) score -= isWhole ? 1 : 4;
  // "The kitchen will be closed": a word of the name that every place has.
  const isCommon =
    count === 1 && !isWhole && !capital && cueAt(view, to - 1, 'spot', 'placeWord') !== undefined;
  if (isCommon && !isCalledThere && !opensText) score -= 3;
  if (!opensText && !isCalledThere && !isWhole && count < 2 && !opensPiece && !capital) score -= 2;
  return score;
}

/** Before "the" and "our". */
const skipBack = (view: HeadView, from: number): number =>
  cueBefore(view, from, 'article', 'dayArticle')?.from ?? from;
