/** Units, as the reader names them, that hold several of what is sold singly; and those that are one of it. */
const packs = new Set(['case', 'carton', 'box', 'tray', 'crate', 'bale', 'shrink', 'outer']);
const singles = new Set(['each', 'unit', 'piece', 'bottle', 'can', 'tin', 'single', 'jar']);

/** Labels that distributors give to selling units, as they stand in ERPs; anything else converts to nothing. */
const packLabels =
  /^(?:cs|cse|cases?|ca|ctn|cartons?|ct|bales?|bl|trays?|try|tr|box|boxes|bx|shrink|shr|shrinkwrap|out|outers?|pk|pck|packs?|pkt|crates?|crt|bundle|bdl|bag\d+|dz|doz|dozen|pallet|plt|multipack|six-?pack)$/i;
const singleLabels = /^(EA|EACH|UN|UNIT|PC|PCS|BTL|CAN|TIN)$/i;

interface SellingUnit {
  unitOfMeasure?: string | null;
  packSize?: number | null;
}

/** The customer counts in packs (`case`, `tray`). */
export const isPack = (unit: string): boolean => packs.has(unit);
/** The customer counts in pieces (`each`, `bottle`). */
export const isSingle = (unit: string): boolean => singles.has(unit);
/** The catalogue's unit of measure names a pack (`CS`, `CTN`). */
export const sellsPacks = ({ unitOfMeasure }: SellingUnit): boolean =>
  packLabels.test(unitOfMeasure?.trim() ?? '');

/** The pack size says how to get from the customer's unit to the product's: cases opened up, or singles packed. */
export function conversionOf(unit: string | null, product: SellingUnit): 'open' | 'pack' | null {
  if (unit === null || (product.packSize ?? 1) <= 1) return null;
  if (packs.has(unit) && singleLabels.test(product.unitOfMeasure ?? '')) return 'open';
  return singles.has(unit) && sellsPacks(product) ? 'pack' : null;
}
