import type { Branch } from '../head';
import { cueAt, cueBefore, type HeadView, spanOf, viewHead } from '../text/view-head';
import { findBranches } from './find-branches';

/**
 * Where a text says outright to which of the customer's branches the goods go, "for Southgate", as UTF-16 offsets with the
 * word that leads to it: known before its goods are read, so that none of it is taken for them.
 */
export function toldBranches(text: string, branches: readonly Branch[]): { start: number; end: number }[] {
  if (branches.length === 0) return [];
  const view = viewHead(text, []);
  return findBranches(view, branches).flatMap(({ from, to, isWhole, isOnly }) => {
    const article = cueBefore(view, from, 'dayArticle', 'article');
    const lead = cueBefore(view, article?.from ?? from, 'deliverTo', 'towards');
    return isWhole && isOnly && lead && !view.quoted[from] && isClosed(view, to)
      ? [spanOf(view, lead.from, to)]
      : [];
  });
}

/** Nothing goes on behind it that may be goods with the place in their name: "for Southgate pies". */
function isClosed(view: HeadView, at: number): boolean {
  const next = view.words[at];
  if (!next || next.kind === 'line' || next.kind === 'number') return true;
  if (next.kind === 'mark') return /^[,.;:!)]$/.test(next.text);
  return (
    cueAt(view, at, 'and', 'polite', 'day', 'weekday', 'leadsToDay', 'before', 'urgent', 'wanted') !==
    undefined
  );
}
