import { countCalled } from '../language/count-called';
import { measureBySymbol } from '../language/measures';
import { unitCalled } from '../language/unit-called';
import {
  conversionOf,
  isPack,
  isSingle,
  namedUnit,
  sellsPacks,
  sellsSingly,
  unitsAgree,
} from '../matching/words/pack-units';
import type { Decimal } from '../money';
import { orderQuantity } from './order-quantity';
import type { OrderWarning } from './warnings';

interface Asked {
  quantity: Decimal;
  unit: string | null;
}
interface Sold {
  name: string;
  unitOfMeasure?: string | null;
  packSize?: number | null;
}

interface KnownProduct {
  name: string;
  unitOfMeasure: string;
  packSize: number;
}

/**
 * What to look at in a quantity of a product: a unit that it is not sold by and that its pack size does not convert, so that
 * the number was taken as it stands ("2 pallets" of single loaves), a dozen of what is sold in packs of a size that nobody
 * knows, and a part of what is sold whole.
 */
export function quantityDoubts(asked: Asked, sold: Sold): OrderWarning[] {
  const { unitOfMeasure, packSize } = sold;
  // What is not known to be sold by anything cannot be asked by anything else.
  if (!unitOfMeasure) return [];
  const product = { name: sold.name, unitOfMeasure, packSize: packSize ?? 1 };
  const doubts: OrderWarning[] = [];
  const { quantity, note } = orderQuantity(asked, product);
  if (asked.unit !== null && note === null && !isSoldBy(asked.unit, product)) {
    const message = `${Number(asked.quantity)} ${asked.unit} asked, sold by the ${unitOfMeasure}: the number is taken as it stands.`;
    doubts.push({ code: 'unit_unclear', message });
  }
  if (note !== null && countsPiecesOf(asked.unit, product)) {
    const message = `${Number(asked.quantity)} ${asked.unit} asked, sold by the ${unitOfMeasure}: ${Number(quantity)} are taken; check whether single pieces are meant.`;
    doubts.push({ code: 'unit_unclear', message });
  }
  if (isCounted(product) && !Number.isInteger(Number(quantity))) {
    const message = `${Number(quantity)} ${unitOfMeasure} would be ordered, which is sold whole: check the quantity.`;
    doubts.push({ code: 'quantity_unclear', message });
  }
  return doubts;
}

/** A dozen of what is not sold singly: of bags, or of packs whose size says nothing of how many pieces they hold. */
const countsPiecesOf = (unit: string | null, product: KnownProduct): boolean =>
  countCalled(unit ?? '') !== undefined &&
  !sellsSingly(product) &&
  !isSingle(ownUnit(product) ?? '') &&
  conversionOf('each', product) === null;

/** Units that hold many of whatever else is sold. */
const holdsMany = (unit: string): boolean => isPack(unit) || unit === 'pallet' || unit === 'load';

function isSoldBy(unit: string, product: KnownProduct): boolean {
  const asked = unitCalled(unit) ?? namedUnit(unit);
  const own = ownUnit(product);
  if (unit.trim().toLowerCase() === product.unitOfMeasure.trim().toLowerCase()) return true;
  const count = countCalled(unit);
  if (count !== undefined && count === countCalled(product.unitOfMeasure)) return true;
  if (asked === null) return false;
  if (own !== null && unitsAgree(asked, own) > 0) return true;
  if (measureBySymbol(asked) || measureBySymbol(own ?? '')) return false;
  if (isSingle(asked)) return !sellsPacks(product);
  // A loaf, a bag: what one of it is called.
  return !holdsMany(asked) || isCalledSo(product.name, asked);
}

const ownUnit = ({ unitOfMeasure }: KnownProduct): string | null =>
  namedUnit(unitOfMeasure) ?? unitCalled(unitOfMeasure.trim()) ?? null;

/** "Eggs tray of 30", "Cola 24 x 330ml": one of them is such a pack by itself. */
const isCalledSo = (name: string, unit: string): boolean =>
  (isPack(unit) && /\d\s*[x×*]\s*\d|\d\s?(?:'?s|pk|pack)\b/i.test(name)) ||
  name.split(/[^\p{L}]+/u).some((word) => unitsAgree(unitCalled(word) ?? '', unit) > 0);

/** What is known to be sold by the piece or the pack, and not by a measure. */
function isCounted(product: KnownProduct): boolean {
  const own = ownUnit(product);
  return sellsSingly(product) || sellsPacks(product) || (own !== null && measureBySymbol(own) === undefined);
}
