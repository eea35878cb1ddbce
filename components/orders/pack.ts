/** Units that are packs of something, as against single pieces, bags or weights. */
const packUnits = new Set([
  'CS',
  'CASE',
  'CTN',
  'CARTON',
  'BOX',
  'BALE',
  'PK',
  'PACK',
  'TRAY',
  'CRATE',
  'OUTER',
  'BDL',
]);

interface Packed {
  /** In the product's unit of measure. */
  quantity: number;
  unitOfMeasure: string;
  packSize: number;
}

interface Picked {
  /** What to take from the shelf: `3 cs + 4 ea`. */
  take: string;
  /** The same in single pieces. */
  pieces: number;
  cases: number;
}

/** Whole cases first, then single pieces, as a picker takes them. */
export function pickOf({ quantity, unitOfMeasure, packSize }: Packed): Picked {
  const unit = unitOfMeasure.toLowerCase();
  if (packUnits.has(unitOfMeasure.toUpperCase())) {
    return { take: `${plain(quantity)} ${unit}`, pieces: round(quantity * packSize), cases: quantity };
  }
  const cases = packSize > 1 && Number.isInteger(quantity) ? Math.floor(quantity / packSize) : 0;
  const loose = quantity - cases * packSize;
  const take = [
    ...(cases > 0 ? [`${cases} cs`] : []),
    ...(loose > 0 || cases === 0 ? [`${plain(loose)} ${unit}`] : []),
  ];
  return { take: take.join(' + '), pieces: quantity, cases };
}

interface OrderedLine {
  orderQuantity: number;
  quantityNote: string | null;
  product: Pick<Packed, 'unitOfMeasure' | 'packSize'> | null;
}

/** What a line comes to, as the service worked it out, or in whole cases; null when it is as simple as it looks. */
export function lineArithmetic({ orderQuantity, quantityNote, product }: OrderedLine): string | null {
  return quantityNote ?? (product && packWords({ ...product, quantity: orderQuantity }));
}

/** What a quantity comes to, to stand under it: `= 48` under `2 cs`, `= 3 cs + 4 ea` under `76 ea`. */
export function packWords(packed: Packed): string | null {
  if (packed.packSize <= 1) return null;
  const { take, pieces, cases } = pickOf(packed);
  if (cases === 0) return null;
  return `= ${pieces === packed.quantity ? take : plain(pieces)}`;
}

function plain(value: number): string {
  return String(round(value));
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
