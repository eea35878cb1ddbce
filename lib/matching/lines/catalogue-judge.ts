import type { Fit, Judge } from '../../reading/judge';
import type { MessageView } from '../../reading/message-view';
import type { OrderingCustomer } from '../catalogue';
import { shelvesFor } from '../find-aliases';
import { measuresOut } from '../goods/selling-measure';
import type { CatalogueIndex, IndexedProduct } from '../index/catalogue-index';
import { normaliseAlias } from '../index/normalise-alias';
import { type Match, matchToJudge } from '../match-phrase';
import { expansionsOf } from '../question/ask-word';
import { termOf } from '../question/term-of';
import { calledSo } from './called-so';
import { countWelds } from './count-welds';

/**
 * Look-ups one message may cost, a long one for each of its tokens, and one that is no order; after that, the cut goes by
 * words alone. A list of goods takes about one for each token.
 */
const mostLookups = { order: 800, token: 2, noOrder: 80 };

/** Of so many words and more, a catalogue knows hardly any only where they are no order at all. */
const strange = { words: 150, known: 0.2 };

/** What a joint is worth that the best product's name has too. */
const weldGain = 1;

/** Lets the catalogue judge the readings of a message: see fitOf. */
export function catalogueJudge(
  index: CatalogueIndex,
  customer: OrderingCustomer,
): (view: MessageView) => Judge {
  return (view) => {
    const fits = new Map<string, Fit>();
    const taught = new Map<string, boolean>();
    const meant = new Map<string, IndexedProduct | null>();
    let lookups = 0;
    const most = isStrange(view, index)
      ? mostLookups.noOrder
      : Math.max(mostLookups.order, mostLookups.token * view.tokens.length);
    return {
      fit: (start, end, unit, context) => {
        const phrase = view.text.slice(start, end);
        const key = `${phrase}\n${unit ?? ''}\n${context}`;
        const known = fits.get(key);
        if (known) return known;
        if (++lookups > most) return { score: 0.1, known: false, gain: 0, measured: false };
        const options = { unit, lexicon: view.lexicon, context, retrieved: 12 };
        const match = matchToJudge(index, phrase, customer, options);
        const fit = fitOf(match);
        if (match.best)
          fit.score += weldGain * countWelds(phrase, match.best.product.product.name, view.lexicon);
        fits.set(key, fit);
        return fit;
      },
      calls: (start, end, context, words) => {
        const phrase = view.text.slice(start, end);
        const key = `${phrase}\n${context}`;
        const known = meant.get(key);
        if (known === undefined && ++lookups > most) return null;
        const options = { lexicon: view.lexicon, context, retrieved: 12 };
        const product =
          known === undefined ? productOf(index, matchToJudge(index, phrase, customer, options)) : known;
        meant.set(key, product);
        return product && calledSo(index, product, words);
      },
      isTaught: (start, end) => {
        const name = view.text.slice(start, end);
        const known = taught.get(name) ?? isTaughtTo(index, customer, name);
        taught.set(name, known);
        return known;
      },
      isPair: (first, second) => index.joins.has(`${first}${second}`),
      isSpent: () => lookups > most,
      know: (word) => {
        const best = expansionsOf(index, word)[0];
        return best && best.quality >= 0.8 ? best.quality : 0;
      },
    };
  };
}

/** So much of a phrase must its product answer to be taken for what is meant. */
const leastAsked = 0.5;

/** The product that a phrase most likely means, if any. */
function productOf(
  index: CatalogueIndex,
  { candidates: [certain], best }: Pick<Match, 'candidates' | 'best'>,
): IndexedProduct | null {
  if (certain) return index.products[index.ordinalById.get(certain.productId) ?? -1] ?? null;
  return best && best.asked > leastAsked ? best.product : null;
}

/** Letters by chance, a text of another trade: neither the languages nor the catalogue have its words. */
function isStrange({ tokens, lexicon }: MessageView, index: CatalogueIndex): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length < strange.words) return false;
  const known = words.filter(({ text }) => lexicon.filler.has(text) || termOf(index, text) !== undefined);
  return known.length < strange.known * words.length;
}

const isTaughtTo = (index: CatalogueIndex, { customerId }: OrderingCustomer, name: string): boolean =>
  shelvesFor(index, customerId).some(({ byKey }) => (byKey.get(normaliseAlias(name))?.size ?? 0) > 0);

/** What the best product explains of a phrase: its words and numbers for, the rest against. */
function fitOf(match: Pick<Match, 'candidates' | 'question' | 'best'>): Fit {
  const { question, best, candidates } = match;
  const top = candidates[0];
  if (
    top &&
    (top.kind === 'alias' ||
      top.kind === 'customer_code' ||
      ((top.kind === 'sku' || top.kind === 'barcode') && top.confidence > 0.99))
  ) {
    return {
      score: 0.8 + 1.1 * question.words.length + 0.5 * question.numbers.length,
      known: true,
      gain: 0,
      measured: false,
    };
  }
  if (top?.kind === 'fuzzy_alias' && top.confidence > 0.7)
    return { score: 0.4 + 0.9 * question.words.length, known: true, gain: 0, measured: false };
  let score = 0;
  let gain = 0;
  question.words.forEach((word, i) => {
    const quality = best?.perWord[i] ?? 0;
    if (word.optional) {
      gain += quality * word.weight;
      return;
    }
    if (quality > 0) score += (0.35 + 0.75 * Math.min(1, word.weight)) * (2 * quality - 1);
    else if (!word.idle) score -= word.known ? 0.35 + 0.5 * word.weight : 0.3;
    else score -= 0.05;
  });
  if (best) {
    score +=
      1.1 * (best.numbers.agreed - best.numbers.contextAgreed) -
      0.7 * best.numbers.conflicts -
      0.25 * best.numbers.unanswered -
      0.9 * best.numbers.stray +
      0.5 * best.said +
      0.3 * best.head;
  } else score -= 0.5 * question.numbers.length;
  return {
    score,
    known: best !== null && best.asked > 0.6 && (best.spelling >= 0.86 || question.words.length > 2),
    gain: best ? gain + best.numbers.contextAgreed : 0,
    measured: best !== null && isMeasured(match),
  };
}

/** One measure of the phrase says how much is meant of goods that are sold by it: "onions 10kg". */
function isMeasured({ question, best }: Pick<Match, 'question' | 'best'>): boolean {
  const measure = best?.product.measure ?? null;
  if (measure === null) return false;
  return question.numbers.filter((number) => measuresOut(number, measure)).length === 1;
}
