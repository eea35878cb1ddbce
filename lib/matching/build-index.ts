import { lexiconOf } from '../reading/lexicons/compile';
import type { CatalogueAlias, CatalogueProduct } from './catalogue';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { describeGoods } from './describe-goods';
import { acronymsIn, extraTexts } from './extra-texts';
import type { GoodsNumber } from './goods-number';
import { normaliseAlias } from './normalise-alias';
import { sellsPacks } from './pack-units';
import { deletionsOf, singularOf, skeletonOf, soundOf } from './word-keys';

const catalogueLexicon = lexiconOf([]);

/** Builds the index of one tenant's catalogue and aliases. About 20 µs a product. */
export function buildIndex(source: {
  products: readonly CatalogueProduct[];
  aliases: readonly CatalogueAlias[];
}): CatalogueIndex {
  const index: CatalogueIndex = {
    products: [],
    ordinalById: new Map(),
    ordinalByCode: new Map(),
    terms: [],
    termByText: new Map(),
    prefixes: new Map(),
    deletions: new Map(),
    skeletons: new Map(),
    sounds: new Map(),
    joins: new Map(),
    numbers: new Map(),
    aliasById: new Map(),
    aliasesByKey: new Map(),
    aliasesByWord: new Map(),
    liveProducts: 0,
  };
  for (const product of source.products) upsertProduct(index, product);
  for (const alias of source.aliases) upsertAlias(index, alias);
  return index;
}

/** Adds a product, or replaces the one with the same id. Cost depends on the product's words only. */
export function upsertProduct(index: CatalogueIndex, product: CatalogueProduct): void {
  removeProduct(index, product.id);
  const goods = describeGoods(product.name, catalogueLexicon);
  const indexed: IndexedProduct = {
    ordinal: index.products.length,
    product,
    goods,
    termIds: [],
    extraIds: [],
    acronyms: acronymsIn(goods.words.map((word) => word.text)),
    multipack: multipackOf(product, goods.numbers),
    removed: false,
  };
  index.products.push(indexed);
  index.ordinalById.set(product.id, indexed.ordinal);
  for (const code of [product.sku, product.barcode ?? ''])
    if (code) index.ordinalByCode.set(codeKey(code), indexed.ordinal);
  index.liveProducts++;
  for (const word of goods.words) indexed.termIds.push(addTerm(index, word.text, indexed.ordinal));
  const head = index.terms[indexed.termIds[0] ?? -1];
  if (head) head.heads++;
  indexed.extraIds.push(...extraTexts(indexed).map((text) => addTerm(index, text, indexed.ordinal)));
  addJoins(index, indexed);
  for (const key of new Set(goods.numbers.flatMap(numberKeys))) append(index.numbers, key, indexed.ordinal);
}

/** Takes a product out; unknown ids are ignored. */
export function removeProduct(index: CatalogueIndex, productId: string): void {
  const indexed = index.products[index.ordinalById.get(productId) ?? -1];
  if (!indexed) return;
  indexed.removed = true;
  index.liveProducts--;
  index.ordinalById.delete(productId);
  for (const code of [indexed.product.sku, indexed.product.barcode ?? '']) {
    if (index.ordinalByCode.get(codeKey(code)) === indexed.ordinal) index.ordinalByCode.delete(codeKey(code));
  }
}

/** Adds an alias, or replaces the one with the same id. It counts from the next message on. */
export function upsertAlias(index: CatalogueIndex, alias: CatalogueAlias): void {
  removeAlias(index, alias.id);
  const key = normaliseAlias(alias.text);
  if (key === '') return;
  const indexed = { alias, key, words: [...new Set(key.split(' ').map(singularOf))] };
  index.aliasById.set(alias.id, indexed);
  append(index.aliasesByKey, key, indexed);
  for (const word of indexed.words) {
    const known = index.aliasesByWord.get(word) ?? new Set();
    index.aliasesByWord.set(word, known.add(indexed));
  }
}

/** Takes an alias out; unknown ids are ignored. */
export function removeAlias(index: CatalogueIndex, aliasId: string): void {
  const indexed = index.aliasById.get(aliasId);
  if (!indexed) return;
  index.aliasById.delete(aliasId);
  index.aliasesByKey.set(
    indexed.key,
    (index.aliasesByKey.get(indexed.key) ?? []).filter((other) => other !== indexed),
  );
  for (const word of indexed.words) index.aliasesByWord.get(word)?.delete(indexed);
}

/** SKUs and barcodes are compared without case, spaces and punctuation. */
export function codeKey(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** The keys under which a number of a product is found: as written, and in base units. */
export function numberKeys(number: GoodsNumber): string[] {
  const written = `n${round(number.value)}`;
  return number.base === number.value ? [written] : [written, `${number.dimension}${round(number.base)}`];
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function addTerm(index: CatalogueIndex, text: string, ordinal: number): number {
  let id = index.termByText.get(text);
  if (id === undefined) {
    id = index.terms.length;
    index.terms.push({ id, text, postings: [], heads: 0 });
    index.termByText.set(text, id);
    addKeys(index, text, id);
  }
  const postings = index.terms[id]?.postings;
  if (postings && postings.at(-1) !== ordinal) postings.push(ordinal);
  return id;
}

function addKeys(index: CatalogueIndex, text: string, id: number): void {
  if (text.length < 3 || /[\d/]/.test(text)) return;
  append(index.prefixes, text.slice(0, 3), id);
  append(index.skeletons, skeletonOf(text), id);
  append(index.sounds, soundOf(text), id);
  if (text.length >= 4) for (const key of deletionsOf(text)) append(index.deletions, key, id);
}

function addJoins(index: CatalogueIndex, indexed: IndexedProduct): void {
  const words = indexed.goods.words;
  for (let i = 0; i + 1 < words.length; i++) {
    const [left, right] = [indexed.termIds[i], indexed.termIds[i + 1]];
    const text = `${words[i]?.text ?? ''}${words[i + 1]?.text ?? ''}`;
    if (left !== undefined && right !== undefined && text.length > 4 && !index.joins.has(text))
      index.joins.set(text, [left, right]);
  }
}

/** How many units are sold as one: as the name says, else by packSize where the unit is a case or the like. */
function multipackOf(product: CatalogueProduct, numbers: readonly GoodsNumber[]): number {
  const stated = numbers.find((number) => number.multipack)?.value;
  if (stated !== undefined) return stated;
  return sellsPacks(product) ? Math.max(1, product.packSize ?? 1) : 1;
}
