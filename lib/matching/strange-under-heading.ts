import type { ReadPhrase } from '../reading/reading';
import type { Match } from './match-phrase';

/** So many others of the list must be what the heading says. */
const fellows = 2;

/**
 * "SASKO: white 4, brown 6, toaster 2", where only another brand has a toaster: the others of the list are what
 * the heading names, this product has none of its words, and the phrase has no brand or size of its own.
 */
export function isStranger(
  read: ReadPhrase,
  match: Match,
  phrases: readonly ReadPhrase[],
  matchOf: (read: ReadPhrase, context: string) => Match,
): boolean {
  if (read.context === '' || match.candidates[0]?.kind !== 'similarity') return false;
  const { words, numbers } = match.question;
  if (words.some(({ brand, optional }) => brand && !optional) || numbers.some(({ optional }) => !optional))
    return false;
  if (agreesWithHeading(match) !== false) return false;
  const others = phrases.filter((other) => other !== read && other.context === read.context);
  return others.filter((other) => agreesWithHeading(matchOf(other, other.context))).length >= fellows;
}

/** The best product has one of the heading's brand words; null when it names none, as "OILS ETC", which hides nobody. */
function agreesWithHeading({ question, best }: Match): boolean | null {
  if (!best) return null;
  const said = question.words.flatMap(({ optional, brand }, i) =>
    optional && brand ? [best.perWord[i] ?? 0] : [],
  );
  return said.length === 0 ? null : said.some((found) => found > 0);
}
