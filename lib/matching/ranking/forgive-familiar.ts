import type { Comparison } from '../comparison/comparison';
import { costOfImplied } from '../comparison/weigh-words';
import type { CatalogueIndex } from '../index/catalogue-index';
import { termWeight } from '../question/ask-word';
import { familiarWords } from './familiar-words';
import { byScore, type Ranked } from './ranked';
import { scoreOf } from './score-comparison';

/** Products further behind the best than this are not meant, whatever is forgiven. */
const within = 2;

/**
 * Where several products answer a question nearly as well, words that most of their kin have count little against one:
 * "brewster gold" is the instant coffee, and not the blend that has fewer words.
 */
export function forgiveFamiliar(index: CatalogueIndex, ranked: Ranked[]): Ranked[] {
  const [top, second] = ranked;
  if (!top || !second || top.score - second.score > within) return ranked;
  const familiar = familiarWords(
    index,
    top.comparison,
    ranked.map(({ comparison }) => comparison),
  );
  if (familiar.size === 0) return ranked;
  return ranked
    .map((entry) => {
      const comparison = forgive(index, entry.comparison, familiar);
      return { ...entry, comparison, score: entry.score - scoreOf(entry.comparison) + scoreOf(comparison) };
    })
    .sort(byScore);
}

function forgive(index: CatalogueIndex, comparison: Comparison, familiar: ReadonlySet<number>): Comparison {
  const { unsaidIds, unsaidCosts } = comparison;
  let { unsaid, marked } = comparison;
  for (const [i, id] of unsaidIds.entries()) {
    const cost = unsaidCosts[i] ?? 0;
    const least = termWeight(index, id) * costOfImplied;
    if (!familiar.has(id) || cost <= least) continue;
    unsaid -= cost - least;
    if (index.terms[id]?.marked) marked--;
  }
  return { ...comparison, unsaid, marked: Math.max(0, marked) };
}
