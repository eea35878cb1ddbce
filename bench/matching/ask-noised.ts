import { confidenceFeatures } from '@/lib/matching/confidence/confidence';
import type { confidenceWeights } from '@/lib/matching/confidence/confidence-weights';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type Match, matchWithFacts } from '@/lib/matching/match-phrase';
import { ordinaryWords } from '@/lib/matching/words/kind-words';
import type { CatalogueRow } from './gold';
import type { Example } from './logistic';
import { amongTalk, leaveOut, nearMiss, pick, writeHastily } from './noise';
import { indexOf } from './predict';
import { type Stock, takeStock } from './take-stock';

export type Name = keyof typeof confidenceWeights;
const anyone = { customerId: null };

/** What each kind of question counts for; goods that may be several products are rare in our messages. */
export const worth = {
  labelled: 5,
  ambiguous: 8,
  noised: 5,
  leftOut: 0.8,
  sibling: 0.05,
  nearMiss: 1.2,
  elsewhere: 1.2,
  talk: 3,
  stranger: 1.1,
};

/** Of goods that several products answer, the share where everyone knows which one is meant; of ordinary ones. */
const obviousShare = 0.45;
const obviousOrdinary = 0.15;

/** Names of a dense catalogue as customers write them, with the product there and taken out, and others like it. */
export function askNoised(out: Example<Name>[], rows: readonly CatalogueRow[], random: () => number): void {
  const whole = indexOf(rows, []);
  const kept = rows.filter(() => random() > 0.3);
  const known = new Set(kept.map(({ sku }) => sku));
  const partial = indexOf(kept, []);
  const [stock, stockKept] = [takeStock(rows), takeStock(kept)];
  for (const row of rows) {
    const said = leaveOut(row, random);
    const { phrase, context } = headed(amongTalk(writeHastily(said, random), random), random);
    const obvious = random() < (isOrdinary(row) ? obviousOrdinary : obviousShare);
    const meant = ({ hasEqual }: Stock): string | null => (obvious || !hasEqual(said, row) ? row.sku : null);
    if (random() < 0.7)
      add(out, matchWithFacts(whole, phrase, anyone, { context }), meant(stock), worth.noised);
    else if (known.has(row.sku))
      add(out, matchWithFacts(partial, phrase, anyone, { context }), meant(stockKept), worth.noised);
    else {
      const match = matchWithFacts(partial, phrase, anyone, { context });
      // Explained in full by a sibling: the phrase did not say enough for anyone to miss the product.
      add(out, match, null, isExplained(match) ? worth.sibling : worth.leftOut);
    }
    askStranger(out, whole, rows, row, random);
    const missed = random() < 0.25 ? nearMiss(row, stock, random) : null;
    if (missed) add(out, matchWithFacts(whole, missed, anyone), null, worth.nearMiss);
  }
}

/** The ordinary one of several kinds, which is hardly ever sure when the kind is left out. */
const isOrdinary = ({ name }: CatalogueRow): boolean =>
  name
    .toLowerCase()
    .split(' ')
    .some((word) => ordinaryWords.has(word));

/** Goods of another trade, with their brand: nothing here is what they ask for. */
export function askElsewhere(
  out: Example<Name>[],
  index: CatalogueIndex,
  others: readonly CatalogueRow[],
  random: () => number,
): void {
  for (const row of others) {
    const said = leaveOut(row, random);
    if (!row.name.toLowerCase().startsWith(said.split(' ')[0] ?? ' ')) continue;
    add(out, matchWithFacts(index, writeHastily(said, random), anyone), null, worth.elsewhere);
  }
}

/** Goods under the heading of a brand that does not make them. */
function askStranger(
  out: Example<Name>[],
  index: CatalogueIndex,
  rows: readonly CatalogueRow[],
  row: CatalogueRow,
  random: () => number,
): void {
  const [first = '', ...rest] = leaveOut(row, random).split(' ');
  const brand = pick(rows, random).name.split(' ')[0] ?? '';
  if (
    random() > 0.05 ||
    rest.length === 0 ||
    !/^\p{L}{3,}$/u.test(brand) ||
    !row.name.toLowerCase().startsWith(first)
  )
    return;
  const match = matchWithFacts(index, rest.join(' '), anyone, { context: brand });
  if (match.facts?.stranger) add(out, match, null, worth.stranger);
}

/** Now and then with its first word, the brand mostly, as the heading above it. */
function headed(phrase: string, random: () => number): { phrase: string; context: string } {
  const [first = '', ...rest] = phrase.split(' ');
  const above = rest.length > 0 && /^\p{L}{3,}$/u.test(first) && random() < 0.12;
  return above ? { phrase: rest.join(' '), context: first } : { phrase, context: '' };
}

function isExplained({ facts }: Match): boolean {
  if (!facts) return false;
  const { missingKnown, missingUnknown, numbers } = facts.comparison;
  return missingKnown + missingUnknown < 0.05 && numbers.conflicts + numbers.stray + numbers.unanswered === 0;
}

/** Keeps what the best product's confidence is judged by, and whether it is the one meant. */
export function add(out: Example<Name>[], match: Match, sku: string | null, weight: number): void {
  const top = match.candidates[0];
  if (match.facts && top?.kind === 'similarity')
    out.push({ features: confidenceFeatures(match.facts), right: top.sku === sku, weight });
}
