import type { Comparison } from './comparison/comparison';
import type { FoundAlias } from './find-aliases';
import type { GoodsNumber } from './goods/goods-number';
import type { CatalogueIndex } from './index/catalogue-index';
import type { Question } from './question/ask';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "alias taught by Thandi, 3 March". */
export function explainAlias({ alias, exact }: FoundAlias): string {
  const who = alias.taughtBy ? ` by ${alias.taughtBy}` : '';
  const when = alias.taughtAt ? `, ${date.format(alias.taughtAt)}` : '';
  const scope = alias.customerId === null ? 'alias for all customers' : 'alias';
  return exact
    ? `${scope} taught${who}${when}`
    : `much like the ${scope} “${alias.text}” taught${who}${when}`;
}

/** What speaks for a product and what against, in a line. */
export function explainComparison(
  question: Question,
  c: Comparison,
  extra: { ties: number; note: string; index: CatalogueIndex },
): string {
  const parts: string[] = [];
  const share = Math.round(c.asked * 100);
  const missing = missingWords(question, c);
  parts.push(missing.length === 0 ? 'every word fits' : `${share} % of the words fit`);
  parts.push(...guessedWords(question, c, extra.index).slice(0, 2));
  if (question.numbers.length > 0 && c.numbers.agreed === question.numbers.length)
    parts.push('size and pack agree');
  for (const [asked, found] of c.numbers.contradictions)
    parts.push(`asked ${label(asked)}, this is ${label(found)}`);
  if (c.numbers.unanswered > 0) parts.push('size or pack not stated by the product');
  if (c.numbers.stray > 0) parts.push('a number fits nothing');
  if (missing.length > 0) parts.push(`no “${missing.slice(0, 3).join(' ')}”`);
  if (c.numbers.pack < 0)
    parts.push(
      c.product.multipack > 1
        ? `a pack of ${c.product.multipack}, not asked for`
        : 'a single, a pack was asked for',
    );
  if (c.numbers.unsaidSizes > 0 && c.numbers.agreed === 0) parts.push('no size said');
  if (extra.note) parts.push(extra.note);
  if (extra.ties > 1) parts.push(`${extra.ties} products fit equally well`);
  return parts.join('; ');
}

const missingWords = ({ words }: Question, { perWord }: Comparison): string[] =>
  words.flatMap(({ text, optional, idle }, i) =>
    !optional && !idle && text.length > 1 && !(perWord[i] ?? 0) ? [text] : [],
  );

/** A way to read a word that is bolder than this is told. */
const plainlyRead = 0.93;

/** “mlk” read as milk. */
const guessedWords = ({ words }: Question, { read }: Comparison, { terms }: CatalogueIndex): string[] =>
  words.flatMap(({ text }, i) => {
    const by = read[i];
    if (!by || by.quality >= plainlyRead) return [];
    const found = by.termIds.map((id) => terms[id]?.text ?? '').join(' ');
    return [`“${text}” read as ${found.replace('=', '')}`];
  });

function label(number: GoodsNumber): string {
  const value = String(Math.round(number.value * 1000) / 1000);
  return number.dimension === 'bare'
    ? value
    : number.dimension === 'count'
      ? `${value}s`
      : `${value} ${number.symbol}`;
}
