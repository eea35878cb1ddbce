import { flavours, markedWords, plainWords } from '@/lib/matching/words/kind-words';
import type { CatalogueRow } from './gold';

const pack = /\(\d+x(\d+)\)|\bx (\d+)$|\bpack of (\d+)/i;

const packOf = ({ name }: CatalogueRow): number => Number(pack.exec(name)?.slice(1).find(Boolean) ?? 1);

/** Words and numbers; the second of a kind is `4#2`, as sizes are multisets (`4x4x8` is not 2x4x8). */
function tokensOf(text: string): string[] {
  const times = new Map<string, number>();
  return (text.toLowerCase().match(/\p{L}+|\d+(?:[./]\d+)*/gu) ?? []).map((token) => {
    const time = (times.get(token) ?? 0) + 1;
    times.set(token, time);
    return time === 1 ? token : `${token}#${time}`;
  });
}

/** A catalogue, by what its products' names say. */
export interface Stock {
  rows: readonly CatalogueRow[];
  /** Some product has all the words and numbers of a phrase. */
  sells: (phrase: string) => boolean;
  /**
   * A phrase, said of `row`, may as well be said of another product: one that has all its words too and as many in
   * a pack, and is neither a special kind (`zero`, `lemon`) nor the same name with a word or two more, unless that is a
   * brand.
   */
  hasEqual: (phrase: string, row: CatalogueRow) => boolean;
}

export function takeStock(rows: readonly CatalogueRow[]): Stock {
  const tokens = new Map(rows.map((row) => [row.sku, new Set(tokensOf(row.name.replace(pack, '')))]));
  const packs = new Map(rows.map((row) => [row.sku, packOf(row)]));
  const bySku = new Map<string, string[]>();
  for (const [sku, own] of tokens)
    for (const token of own) {
      const list = bySku.get(token);
      if (list) list.push(sku);
      else bySku.set(token, [sku]);
    }
  const having = (phrase: string): string[] => {
    const said = tokensOf(phrase);
    const rarest = said.map((token) => bySku.get(token) ?? []).sort((a, b) => a.length - b.length)[0];
    return (rarest ?? []).filter((sku) => said.every((token) => tokens.get(sku)?.has(token)));
  };
  return {
    rows,
    sells: (phrase) => having(phrase).length > 0,
    hasEqual: (phrase, row) =>
      having(phrase).some(
        (sku) =>
          sku !== row.sku &&
          packs.get(sku) === packOf(row) &&
          isEqual(tokens.get(row.sku) ?? new Set(), tokens.get(sku) ?? new Set()),
      ),
  };
}

function isEqual(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const more = [...other].filter((token) => !own.has(token));
  const less = [...own].filter((token) => !other.has(token));
  const branded = more.length === 1 && more[0] === [...other].find((token) => /^\p{L}/u.test(token));
  const longer = less.length === 0 && !branded && more.length < 3;
  return (
    more.every((token) => !markedWords.has(token) && !flavours.has(token)) && (!longer || more.every(isPlain))
  );
}

const isPlain = (token: string): boolean => plainWords.has(token) || /^\d{4}/.test(token);
