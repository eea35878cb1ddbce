import { type OtherKind, tellOtherKind } from '../index/tell-other-kind';
import type { Question } from './ask';
import type { AskedWord } from './ask-word';
import type { Expansion } from './expansion';

/** A word of a question, with all that is the same for each product that it is compared with. */
export interface WantedWord {
  word: AskedWord;
  /** Every way to read it, alone or with its neighbours, the surest first. */
  ways: Expansion[];
  /** Letters that may be initials: `syp`, `s&v`. */
  initials: boolean;
  /** Letters that may be a word without its vowels: `std`. */
  shortened: boolean;
  /** Tells words that name another kind than this one; null where it names none. */
  namesOther: OtherKind | null;
}

/** The words of a question, made ready to be compared. */
export const wantedWords = ({ words, pairs }: Question): WantedWord[] =>
  words.map((word, i) => {
    const beside = pairs.filter(({ at, width }) => at <= i && i < at + width);
    const ways = [...word.expansions, ...beside.flatMap(({ expansions }) => expansions)];
    return {
      word,
      ways: ways.sort((a, b) => b.quality - a.quality),
      initials: word.initials === true || (!word.idle && /^[b-df-hj-np-tv-z]{2,4}$/.test(word.text)),
      shortened: word.text.length >= 3 && !/[aeiou\d]/.test(word.text),
      namesOther: tellOtherKind(word.text, words[i - 1]?.text),
    };
  });
