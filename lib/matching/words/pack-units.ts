/** Units, as the reader names them, that hold several of what is sold singly; and those that are one of it. */
const packs = new Set(['case', 'carton', 'box', 'tray', 'crate', 'bale', 'shrink', 'outer']);
const singles = new Set(['each', 'unit', 'piece', 'bottle', 'can', 'tin', 'single', 'jar']);

/** Labels that distributors give to selling units, as they stand in ERPs; anything else converts to nothing. */
const packLabels =
  /^(?:cs|cse|cases?|ca|ctn|cartons?|ct|bales?|bl|trays?|try|tr|box|boxes|bx|shrink|shr|shrinkwrap|out|outers?|pk|pck|packs?|pkt|crates?|crt|bundle|bdl|bag\d+|dz|doz|dozen|pallet|plt|multipack|six-?pack)$/i;
const singleLabels = /^(EA|EACH|UN|UNIT|PC|PCS|BTL|CAN|TIN)$/i;

/** Short labels of ERPs that no customer writes. */
const labels: Readonly<Record<string, string>> = {
  each: 'each',
  un: 'unit',
  pun: 'punnet',
  pnt: 'punnet',
  len: 'length',
  lth: 'length',
  rl: 'roll',
  rol: 'roll',
  bnch: 'bunch',
  bch: 'bunch',
};

/** Units of one kind, which customers and catalogues call by each other's names. */
const kinds: readonly ReadonlySet<string>[] = [
  new Set(['packet', 'pocket', 'bag', 'sack', 'pack']),
  new Set(['box', 'case', 'carton', 'crate', 'tray']),
  new Set(['each', 'unit', 'piece', 'single']),
  new Set(['length', 'stick']),
  new Set(['roll', 'coil', 'spool']),
  new Set(['tub', 'bucket', 'drum']),
];

/** The unit that a catalogue's unit of measure names ("BX", "pocket"), as the reader names it; null where it names none. */
export function sellingUnit(
  { unitOfMeasure }: SellingUnit,
  units: ReadonlyMap<string, string>,
): string | null {
  return namedUnit(unitOfMeasure ?? '') ?? units.get(asLabel(unitOfMeasure ?? '')) ?? null;
}

/** The unit that a label of ERPs stands for which is no word of any language: "PUN" is a punnet. */
export const namedUnit = (label: string): string | null => labels[asLabel(label)] ?? null;

const asLabel = (unit: string): string => unit.trim().toLowerCase().replace(/\.$/, '');

/** Whether two units mean the same (1), may (0.5), or are different things (0): a bag and a pocket may, a bunch and a box do not. */
export function unitsAgree(one: string, other: string): number {
  if (one === other) return 1;
  return kinds.some((kind) => kind.has(one) && kind.has(other)) ? 0.5 : 0;
}

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

/** The catalogue's unit of measure names a single thing (`EA`). */
export const sellsSingly = ({ unitOfMeasure }: SellingUnit): boolean =>
  singleLabels.test(unitOfMeasure?.trim() ?? '');

/** The pack size says how to get from the customer's unit to the product's: cases opened up, or singles packed. */
export function conversionOf(unit: string | null, product: SellingUnit): 'open' | 'pack' | null {
  if (unit === null || (product.packSize ?? 1) <= 1) return null;
  if (packs.has(unit) && singleLabels.test(product.unitOfMeasure ?? '')) return 'open';
  return singles.has(unit) && sellsPacks(product) ? 'pack' : null;
}
