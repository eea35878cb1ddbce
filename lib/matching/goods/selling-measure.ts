import { type MeasureUnit, measureBySpelling, measureBySymbol } from '../../language/measures';
import type { GoodsNumber } from './goods-number';

const measured = new Set(['mass', 'volume', 'length', 'area']);

/** What stands around the measure in labels of ERPs: "per kg", "KG/each", "1 KG", "Kilogram(s)", "lin. m". */
const around = /^(?:per|each|1|by|the|lin(?:ear)?|running|rm)\b\.?\s*|\s*(?:\(s\))$/g;

/** Names in full, which no customer writes. */
const inFull: Readonly<Record<string, string>> = {
  gram: 'g',
  grams: 'g',
  kilogram: 'kg',
  kilograms: 'kg',
  kilogramme: 'kg',
  kilogrammes: 'kg',
  kgr: 'kg',
  millilitre: 'ml',
  milliliter: 'ml',
  centimetre: 'cm',
  centimeter: 'cm',
  millimetre: 'mm',
  millimeter: 'mm',
  mt: 'm',
  lm: 'm',
  rm: 'm',
  m2: 'sqm',
  'm²': 'sqm',
  sqm: 'sqm',
  m3: 'm3',
  'm³': 'm3',
  cum: 'm3',
  ounce: 'oz',
  ounces: 'oz',
  inch: 'in',
  foot: 'ft',
};

/** The measure that a unit of measure names ("KG", "per kg", "Litre", "m"), or null where goods are sold by the piece or pack. */
export function sellingMeasure(unitOfMeasure: string | null | undefined): MeasureUnit | null {
  const label = (unitOfMeasure ?? '').trim().toLowerCase().replace(around, '').replace(/\.$/, '').trim();
  if (label === '') return null;
  const spelt = inFull[label] ?? label;
  const unit = measureBySpelling(spelt) ?? measureBySymbol(spelt);
  return unit && measured.has(unit.dimension) ? unit : null;
}

/** Shorter lengths, in mm, are how thick or wide goods are that are sold by the metre: "5m of 2.5mm cable". */
const shortestLength = 300;

/** Whether a number says how much of goods, which are sold by this measure, is meant; or their size. */
export const measuresOut = (
  { dimension, base, multipack }: Pick<GoodsNumber, 'dimension' | 'base' | 'multipack'>,
  measure: MeasureUnit,
): boolean =>
  dimension === measure.dimension && !multipack && (dimension !== 'length' || base >= shortestLength);
