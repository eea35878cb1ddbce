import type { CatalogueRow } from './gold';
import { pick } from './noise';

const variants =
  'Zero Lite Extra Mild Hot Lemon Vanilla Smooth Crunchy Premium Fresh Herbal Family Classic Original Regular Gold Max Mini Jumbo Twin Value Soft Strong Natural Double'.split(
    ' ',
  );
/** What says the same goods at more length. */
const descriptions = [
  'Professional Indoor Outdoor',
  'Blister Carded Multi Purpose',
  'Heavy Duty All Weather',
  'New Improved Recipe',
  'Imported Selected Finest Grade',
];
const sizes: Record<string, string[]> = {
  ml: '200ml 250ml 330ml 375ml 440ml 500ml 750ml'.split(' '),
  l: '1L 1.5L 2L 3L 5L 20L'.split(' '),
  g: '50g 80g 100g 125g 200g 250g 400g 410g 500g 750g'.split(' '),
  kg: '1kg 2kg 2.5kg 5kg 10kg 12.5kg 25kg'.split(' '),
  in: '1/2 in.|3/4 in.|1 in.|2 in.|3 in.|4 in.|6 in.'.split('|'),
  ft: '4 ft.|6 ft.|8 ft.|10 ft.|12 ft.|16 ft.'.split('|'),
};
const packs = [' x 6', ' x 24', ' (Pack of 12)', ' (Pack of 6)', ' (1X12)', ' (1X24)'];

type Change = (name: string, brands: readonly string[], random: () => number) => string;

const changes: Change[] = [
  (name, _, random) =>
    name.replace(
      /(\d+(?:[./-]\d+(?:\/\d+)?)?)\s?(ml|l|lt|g|kg|in|ft)\b\.?/i,
      (size, _value, unit: string) => {
        const list = sizes[unit.toLowerCase().replace('lt', 'l')];
        return list ? pick(list, random) : size;
      },
    ),
  (name, _, random) => {
    const words = name.split(' ');
    words.splice(1 + Math.floor(random() * (words.length - 1)), 0, pick(variants, random));
    return words.join(' ');
  },
  (name, _, random) => {
    const words = name.split(' ');
    words.splice(1 + Math.floor(random() * (words.length - 1)), 0, pick(descriptions, random));
    return words.join(' ');
  },
  (name) => name.split(' ').toSpliced(1, 1).join(' '),
  (name, _, random) => (/ x \d|pack of|\(1X/i.test(name) ? name : name + pick(packs, random)),
  (name, brands, random) =>
    /^\d/.test(name) ? `${pick(brands, random)} ${name}` : name.replace(/^\S+/, pick(brands, random)),
];

/**
 * A catalogue with siblings of its products, as large ones have them: another size, variant, pack or brand, and the same
 * described at length.
 * Every product gets one to four; names stay unique.
 */
export function thickenCatalogue(rows: readonly CatalogueRow[], random: () => number): CatalogueRow[] {
  const brands = [...new Set(rows.flatMap(({ name }) => name.match(/^\p{L}{3,}/u) ?? []))];
  const all = [...rows];
  const names = new Set(rows.map(({ name }) => name.toLowerCase()));
  for (const row of rows) {
    const count = 1 + Math.floor(random() * 4);
    for (let i = 0; i < count; i++) {
      let name = pick(changes, random)(row.name, brands, random);
      if (random() < 0.3) name = pick(changes, random)(name, brands, random);
      if (names.has(name.toLowerCase())) continue;
      names.add(name.toLowerCase());
      all.push({ sku: `${row.sku}~${i}`, name });
    }
  }
  return all;
}
