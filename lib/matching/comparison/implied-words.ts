import type { CatalogueIndex } from '../index/catalogue-index';
import { rememberPerIndex } from '../index/remember-per-index';
import { scratchPerIndex } from '../index/scratch-per-index';

/** Of so many goods at least, so great a share must have a word besides the one said. */
const fewest = 3;
const share = 0.65;
/** Of words in more names than this, so many of them, spread over all, tell enough. */
const mostRead = 100;
const mostRemembered = 2000;

const none: readonly number[] = [];

/**
 * Most goods of this catalogue that have one of the words said have this one too, so that nobody says it: `tea` and
 * `bags` beside rooibos, `instant` beside a brand of coffee. What sets one of them apart is not implied: `green`.
 */
export const isImplied = (index: CatalogueIndex, termId: number, said: readonly number[]): boolean =>
  said.some((id) => companionsOf(index, id).includes(termId));

/** The words that most names with a word have too. */
const companionsOf = rememberPerIndex(mostRemembered, countCompanions);

/** Few, as a rule: no set is worth its room. */
function countCompanions(index: CatalogueIndex, termId: number): readonly number[] {
  const ordinals = index.terms[termId]?.postings.ordinals ?? [];
  const step = Math.max(1, Math.ceil(ordinals.length / mostRead));
  const { counts, lastIn } = countsOf(index);
  const met: number[] = [];
  let read = 0;
  for (let at = 0; at < ordinals.length; at += step) {
    const ordinal = ordinals[at] ?? -1;
    read++;
    for (const { id } of index.products[ordinal]?.words ?? []) {
      // Said twice in one name it counts once.
      if (lastIn[id] === ordinal + 1) continue;
      lastIn[id] = ordinal + 1;
      if (counts[id] === 0) met.push(id);
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  const least = Math.max(fewest, share * read);
  const companions = met.filter((id) => id !== termId && (counts[id] ?? 0) >= least);
  for (const id of met) counts[id] = lastIn[id] = 0;
  return companions.length > 0 ? companions : none;
}

/** By word: in how many of the names read it stands, and the last of them, its ordinal plus one. */
const countsOf = scratchPerIndex(
  ({ terms }) => terms.length,
  (room) => ({ room, counts: new Uint32Array(room), lastIn: new Uint32Array(room) }),
);
