import { goodsWords } from '../../language/compile';
import { append } from './append';
import { tradeWordsFor } from './trade-words';

const foreign = new Map<string, string[]>();
for (const [english, local] of goodsWords) append(foreign, local, english);

/** The English for a product word or phrase of another language, by the language files; empty for other words. */
export const foreignMeanings = (phrase: string): readonly string[] => foreign.get(phrase) ?? [];

/** What a word or phrase may mean in a catalogue: trade abbreviations and other languages. */
export const meaningsOf = (phrase: string): string[] => [
  ...tradeWordsFor(phrase),
  ...foreignMeanings(phrase),
];
