import { measureBySpelling } from '../../language/measures';

const weighedOrPoured: ReadonlySet<string> = new Set(['mass', 'volume']);

/** "5kg sugar", "flour 2.5 kg": a number with a measure of such a dimension. */
export function hasSize(phrase: string, dimensions = weighedOrPoured): boolean {
  return [...phrase.matchAll(/\d\s?(\p{L}{1,6}[2²]?)/gu)].some(([, word = '']) => {
    const spelt = /^m[2²]$/i.test(word) ? 'sqm' : word.toLowerCase();
    return dimensions.has(measureBySpelling(spelt)?.dimension ?? '');
  });
}
