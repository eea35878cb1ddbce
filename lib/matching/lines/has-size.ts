import { measureBySpelling } from '../../reading/lexicons/measures';

/** "5kg sugar", "flour 2.5 kg": weighed or poured. */
export function hasSize(phrase: string): boolean {
  return [...phrase.matchAll(/\d\s?(\p{L}{1,6})/gu)].some(([, word = '']) => {
    const dimension = measureBySpelling(word.toLowerCase())?.dimension;
    return dimension === 'mass' || dimension === 'volume';
  });
}
