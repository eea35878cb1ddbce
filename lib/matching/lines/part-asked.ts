import { measureBySpelling } from '../../language/measures';
import { readDigits } from '../../language/text/read-digits';
import type { ReadPhrase } from '../../reading/reading';
import type { Candidate } from '../match-phrase';

/**
 * "½ cabbage", "1/2 watermelon": a part of one, where the goods are no better known with the number than without it; of a "1/2
 * elbow" it is the size. Whether parts are sold is for a clerk to say. Null where no part is asked.
 */
export function partAsked(
  read: ReadPhrase,
  candidatesOf: (wanted: string) => readonly Candidate[],
): ReadPhrase | null {
  if (read.quantityStated) return null;
  const part = readDigits(read.wanted, 0, read.wanted.length, false);
  if (part?.form !== 'fraction' || part.value >= 1) return null;
  const wanted = read.wanted.slice(part.end).trim();
  const [word = ''] = wanted.split(/\s+/, 1);
  if (!/^\p{L}/u.test(wanted) || measureBySpelling(word.toLowerCase())) return null;
  const sure = (words: string): number => candidatesOf(words)[0]?.confidence ?? 0;
  if (sure(read.wanted) >= sure(wanted)) return null;
  const said = read.wanted.slice(0, part.end);
  const doubts = [
    ...(read.doubts ?? []),
    { code: 'unit_unclear', message: `“${said}” was asked: check whether a part of one is meant, and sold.` },
  ];
  // As many decimals as quantities have.
  const quantity = Math.round(part.value * 1000) / 1000;
  return { ...read, wanted, quantity, quantityStated: true, quantityNote: null, doubts };
}
