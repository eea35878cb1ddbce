import type { CatalogueIndex } from '../index/catalogue-index';
import { closeness } from '../words/letter-pairs';
import { goodsMeantBy } from '../words/misspelt-goods';
import { respell } from '../words/respell';
import { tradeWordsFor } from '../words/trade-words';
import { deletionsOf, editDistance, skeletonOf, soundOf } from '../words/word-keys';
import { abbreviationsOf } from './short-forms';
import type { Offer } from './term-of';
import { termsOfPhrase } from './terms-of-phrase';

/** How sure a word is that is spelt otherwise and reads the same: `sunlite` is sunlight before it is a light sun. */
const respelt = 0.88;

/** One or two edits, dropped vowels, same sound. A word that the catalogue knows is hardly misspelt. */
export function offerMisspelt(index: CatalogueIndex, word: string, known: boolean, offer: Offer): void {
  const discount = known ? 0.35 : 0;
  const seen = new Set<number>();
  if (word.length >= (known ? 7 : 3)) {
    for (const key of word.length === 3 ? [word] : deletionsOf(word)) {
      for (const id of index.deletions.get(key) ?? []) {
        if (seen.has(id)) continue;
        seen.add(id);
        const text = index.terms[id]?.text ?? '';
        const distance = editDistance(word, text);
        const allowed = !known && Math.min(word.length, text.length) >= 6 ? 2 : 1;
        const sameStart = (text.charAt(0) === word.charAt(0) ? 0 : 0.08) + (known ? 0.1 : 0);
        if (distance > 0 && distance <= allowed)
          offer([id], 1 - distance * (text.length <= 4 ? 0.25 : 0.13) - sameStart, 'typo');
      }
    }
  }
  const sound = soundOf(word);
  if (sound.length >= 3 || word.length >= 5) {
    for (const id of index.sounds.get(sound) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (text === word || sound.length < 2 || isMuchLonger(word, text) || isMuchLonger(text, word)) continue;
      const alike = respell(text) === respell(word) ? respelt : 0.6 + 0.25 * closeness(word, text);
      offer([id], Math.max(0.4, alike) - discount, 'sound');
    }
  }
  const skeleton = skeletonOf(word);
  const vowels = (word.match(/[aeiouy]/g) ?? []).length;
  if (skeleton.length >= 3 || (skeleton.length === 2 && vowels === 0)) {
    for (const id of index.skeletons.get(skeleton) ?? []) {
      const text = index.terms[id]?.text ?? '';
      if (text !== word)
        offer([id], (vowels === 0 ? 0.82 : 0.55 + 0.25 * closeness(word, text)) - discount, 'short');
    }
  }
}

/** `hacksaw` for `acx`: by so many letters nobody errs. */
const isMuchLonger = (word: string, than: string): boolean => word.length > 2 * than.length;

/** What the catalogue prints for a general word that is misspelt: regluar → regular → REG. */
export function offerMisspeltShort(index: CatalogueIndex, word: string, offer: Offer): void {
  for (const meant of goodsMeantBy(word)) {
    for (const further of tradeWordsFor(meant))
      for (const termIds of termsOfPhrase(index, further)) offer(termIds, 0.84, 'typo');
    for (const id of abbreviationsOf(index, meant)) offer([id], 0.82, 'typo');
  }
}
