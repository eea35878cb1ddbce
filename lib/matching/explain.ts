import type { Comparison } from './comparison/comparison';
import type { FoundAlias } from './find-aliases';
import type { GoodsNumber } from './goods/goods-number';
import type { CatalogueIndex } from './index/catalogue-index';
import type { Question } from './question/ask';

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** "alias taught by Thandi, 3 March". */
export function explainAlias({ alias, exact }: FoundAlias): string {
  const taught = explainTeaching(alias);
  if (alias.customerId === null)
    return exact
      ? `alias for all customers ${taught}`
      : `much like the alias for all customers “${alias.text}” ${taught}`;
  return exact ? `alias ${taught}` : `much like the alias “${alias.text}” ${taught}`;
}

function explainTeaching({ taughtBy, taughtAt }: FoundAlias['alias']): string {
  const day = taughtAt ? date.format(taughtAt) : null;
  if (taughtBy) return day === null ? `taught by ${taughtBy}` : `taught by ${taughtBy}, ${day}`;
  return day === null ? 'taught' : `taught, ${day}`;
}

/** What speaks for a product and what against, in a line that never says one thing and its opposite. */
export function explainComparison(
  question: Question,
  c: Comparison,
  extra: { note: string; index: CatalogueIndex },
): string {
  const missing = missingWords(question, c);
  const parts = [
    ...(missing.length === 0
      ? ['name matches']
      : ['partial match', `“${missing.slice(0, 3).join(' ')}” not found`]),
    ...guessedWords(question, c, extra.index)
      .slice(0, 2)
      .map(({ written, as }) => `“${written}” read as ${as}`),
    ...explainNumbers(question, c),
  ];
  if (extra.note) parts.push(extra.note);
  return parts.join('; ');
}

/** Sizes and packs that were asked for, against those of the product. */
function explainNumbers({ numbers: asked }: Question, { numbers, product }: Comparison): string[] {
  const parts = numbers.contradictions.map(
    ([wanted, found]) => `asked for ${labelOf(wanted)}, this is ${labelOf(found)}`,
  );
  const isContradicted = parts.length > 0;
  if (asked.length > 0 && numbers.agreed === asked.length && !isContradicted) parts.push('size matches');
  else if (numbers.unanswered > 0) parts.push('the product states no such size');
  else if (numbers.stray > 0) parts.push('a number fits nothing');
  else if (numbers.unsaidSizes > 0 && numbers.agreed === 0 && !isContradicted) parts.push('no size given');
  if (numbers.pack < 0)
    parts.push(
      product.multipack > 1
        ? `a pack of ${product.multipack}, not asked for`
        : 'a single, a pack was asked for',
    );
  return parts;
}

/** The words asked for that the product has not. */
export const missingWords = ({ words }: Question, { perWord }: Comparison): string[] =>
  words.flatMap(({ text, optional, idle }, i) =>
    !optional && !idle && text.length > 1 && !(perWord[i] ?? 0) ? [text] : [],
  );

/** A way to read a word that is bolder than this is told. */
const plainlyRead = 0.93;

/** “mlk” read as milk; the boldest guess first. */
export const guessedWords = (
  { words }: Question,
  { read }: Comparison,
  { terms }: CatalogueIndex,
): { written: string; as: string }[] =>
  words
    .flatMap(({ text }, i) => {
      const by = read[i];
      if (!by || by.quality >= plainlyRead) return [];
      const found = by.termIds.map((id) => terms[id]?.text ?? '').join(' ');
      return [{ written: text, as: found.replace('=', ''), quality: by.quality }];
    })
    .filter(({ written, as }) => written !== as)
    .sort((one, other) => one.quality - other.quality)
    .map(({ written, as }) => ({ written, as }));

/** "330 ml", "24s". */
export function labelOf(number: GoodsNumber): string {
  const value = String(Math.round(number.value * 1000) / 1000);
  return number.dimension === 'bare'
    ? value
    : number.dimension === 'count'
      ? `${value}s`
      : `${value} ${number.symbol}`;
}
