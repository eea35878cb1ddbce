import type { MeasureUnit } from '../../language/measures';
import type { CatalogueProduct } from '../catalogue';
import { describeGoods } from '../goods/describe-goods';
import type { GoodsNumber } from '../goods/goods-number';
import { measuresOut, sellingMeasure } from '../goods/selling-measure';
import { sellingUnit, sellsPacks } from '../words/pack-units';
import { addNumbers } from './add-numbers';
import { addJoin, addTerm } from './add-term';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index';
import { catalogueLexicon } from './catalogue-lexicon';
import { codeKey } from './code-key';
import { acronymsIn, echoesIn, extraTexts, shortFor } from './extra-texts';

/** Adds a product, or replaces the one with the same id. Cost depends on the product's words only. */
export function upsertProduct(index: CatalogueIndex, product: CatalogueProduct): void {
  removeProduct(index, product.id);
  const ordinal = index.products.length;
  const goods = describeGoods(product.name, catalogueLexicon);
  const words = goods.words.map(({ text }) => addTerm(index, text, ordinal));
  const indexed: IndexedProduct = {
    ordinal,
    product,
    words,
    numbers: addNumbers(index, goods.numbers, ordinal),
    extra: extraTexts(product.name, goods.words).map((text) => addTerm(index, text, ordinal)),
    acronyms: acronymsIn(goods.words),
    echoes: echoesIn(goods.words),
    shortFor: shortFor(goods.words),
    multipack: multipackOf(product, goods.numbers),
    measure: measureOf(product, goods.numbers),
    soldIn: sellingUnit(product, catalogueLexicon.units),
  };
  index.products.push(indexed);
  index.ordinalById.set(product.id, ordinal);
  for (const code of codesOf(product)) addCode(index, code, indexed);
  index.liveProducts++;
  words.forEach((word, at) => {
    const before = at > 0 ? words[at - 1] : undefined;
    if (before) addJoin(index, before, word);
    else word.heads++;
  });
}

/** Takes a product out; unknown ids are ignored. */
export function removeProduct(index: CatalogueIndex, productId: string): void {
  const ordinal = index.ordinalById.get(productId);
  const indexed = ordinal === undefined ? undefined : index.products[ordinal];
  if (!indexed) return;
  index.removed.add(indexed.ordinal);
  index.liveProducts--;
  index.ordinalById.delete(productId);
  for (const code of codesOf(indexed.product)) removeCode(index, code, indexed.ordinal);
}

/** The newest has the code, but what is no longer sold gives way. */
function addCode(index: CatalogueIndex, code: string, { ordinal, product }: IndexedProduct): void {
  const held = index.ordinalByCode.get(code);
  if (held === undefined || held === ordinal) {
    index.ordinalByCode.set(code, ordinal);
    return;
  }
  const givesWay = product.isDiscontinued === true;
  if (!givesWay) index.ordinalByCode.set(code, ordinal);
  index.alsoCoded.set(code, [...(index.alsoCoded.get(code) ?? []), givesWay ? ordinal : held]);
}

/** Whoever else has the code has it from then on. */
function removeCode(index: CatalogueIndex, code: string, ordinal: number): void {
  const others = (index.alsoCoded.get(code) ?? []).filter((other) => other !== ordinal);
  if (index.ordinalByCode.get(code) === ordinal) {
    const isSold = (other: number) => index.products[other]?.product.isDiscontinued !== true;
    const next = others.findLast(isSold) ?? others.at(-1);
    if (next === undefined) index.ordinalByCode.delete(code);
    else index.ordinalByCode.set(code, next);
    others.splice(0, others.length, ...others.filter((other) => other !== next));
  }
  if (others.length > 0) index.alsoCoded.set(code, others);
  else index.alsoCoded.delete(code);
}

const codesOf = ({ sku, barcode }: CatalogueProduct): string[] =>
  (barcode ? [sku, barcode] : [sku]).filter((code) => code !== '').map(codeKey);

/** How many units are sold as one: as the name says, else by packSize where the unit is a case or the like. */
function multipackOf(product: CatalogueProduct, numbers: readonly GoodsNumber[]): number {
  const stated = numbers.find((number) => number.multipack)?.value;
  if (stated !== undefined) return stated;
  return sellsPacks(product) ? Math.max(1, product.packSize ?? 1) : 1;
}

/** A name with a size of its own is sold in that size, whatever its label says; but "1kg" is the label once more. */
function measureOf({ unitOfMeasure }: CatalogueProduct, numbers: readonly GoodsNumber[]): MeasureUnit | null {
  const measure = sellingMeasure(unitOfMeasure);
  if (measure === null) return null;
  const sizes = numbers.filter((number) => measuresOut(number, measure));
  return sizes.every(({ base }) => base === measure.factor) ? measure : null;
}
