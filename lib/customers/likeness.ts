import { editDistance } from '../matching/words/word-keys';
import { tellingWords, wordsOf } from './name-words';

/** What is compared of two customers. */
export interface Likened {
  name: string;
  /** E.164; all that are known. */
  phoneNumbers: readonly string[];
  erpCustomerId: string | null;
}

export interface Likeness {
  /** 0 to 1. */
  score: number;
  /** For a clerk, the weightiest first: “same name”. */
  reasons: string[];
}

interface Sign {
  weight: number;
  reason: string;
}

/** How much speaks for a newcomer, who wrote `text`, being a customer that is there already. */
export function likenessOf(newcomer: Likened & { text: string }, known: Likened): Likeness {
  const signs = [
    nameSign(newcomer.name, known.name),
    phoneSign(newcomer, known),
    ...textSigns(newcomer.text, known),
  ]
    .filter((sign) => sign !== undefined)
    .sort((a, b) => b.weight - a.weight);
  // As if each were a witness of its own: together they are surer than the best of them.
  const score = 1 - signs.reduce((doubt, { weight }) => doubt * (1 - weight), 1);
  return { score, reasons: signs.map(({ reason }) => reason) };
}

function nameSign(one: string, other: string): Sign | undefined {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  // A sender without a name is called by the number, which is compared as one.
  if (![ours, theirs].every((words) => words.some((word) => /\p{L}/u.test(word)))) return undefined;
  const [letters, others] = [ours.join(''), theirs.join('')];
  if (letters === others) return { weight: 0.85, reason: 'same name' };
  if ([...ours].sort().join(' ') === [...theirs].sort().join(' ')) {
    return { weight: 0.85, reason: 'same words in the name' };
  }
  const edits = editDistance(letters, others);
  const shortest = Math.min(letters.length, others.length);
  if (edits === 1 && shortest >= 5) return { weight: 0.75, reason: 'name differs in one letter' };
  if (edits === 2 && shortest >= 8) return { weight: 0.65, reason: 'name differs in two letters' };
  return sharedWords(tellingWords(ours), tellingWords(theirs));
}

function sharedWords(ours: readonly string[], theirs: readonly string[]): Sign | undefined {
  const shared = ours.filter((word) => word.length >= 4 && theirs.some((other) => areAlike(word, other)));
  if (shared.length === 0) return undefined;
  const isWhole = shared.length === Math.max(ours.length, theirs.length);
  return { weight: isWhole ? 0.6 : 0.4, reason: `both names have “${shared.join(' ')}”` };
}

/** The same word, but for a letter of a longer one. */
function areAlike(word: string, other: string): boolean {
  return word === other || (Math.min(word.length, other.length) >= 6 && editDistance(word, other) <= 1);
}

function phoneSign(one: Likened, other: Likened): Sign | undefined {
  const signs = one.phoneNumbers.flatMap((ours) =>
    other.phoneNumbers.flatMap((theirs) => comparePhones(digitsOf(ours), digitsOf(theirs)) ?? []),
  );
  return signs.sort((a, b) => b.weight - a.weight)[0];
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

function comparePhones(ours: string, theirs: string): Sign | undefined {
  const same = sharedEnd(ours, theirs);
  if (same === ours.length && same === theirs.length) return { weight: 0.95, reason: 'same number' };
  if (same >= 8) return { weight: 0.7, reason: 'same number with another country code' };
  if (same >= 7) return { weight: 0.55, reason: 'number ends in the same seven digits' };
  if (ours.length >= 9 && editDistance(ours, theirs) === 1)
    return { weight: 0.6, reason: slipBetween(ours, theirs) };
  return undefined;
}

function sharedEnd(ours: string, theirs: string): number {
  let same = 0;
  while (same < Math.min(ours.length, theirs.length) && ours.at(-1 - same) === theirs.at(-1 - same)) same++;
  return same;
}

function slipBetween(ours: string, theirs: string): string {
  if (ours.length !== theirs.length) return 'number has one digit more or less';
  const parted = [...ours].filter((digit, at) => digit !== theirs[at]).length;
  return parted === 1 ? 'number differs in one digit' : 'two digits of the number are swapped';
}

function textSigns(text: string, { name, phoneNumbers, erpCustomerId }: Likened): (Sign | undefined)[] {
  const written = wordsOf(text);
  const wanted = tellingWords(wordsOf(name));
  const isTelling = wanted.join('').length >= 4 && wanted.some((word) => /\p{L}/u.test(word));
  const account = wordsOf(erpCustomerId ?? '');
  const digits = digitsOf(text);
  return [
    isTelling && follows(written, wanted) ? { weight: 0.6, reason: 'named in the message' } : undefined,
    account.join('').length >= 4 && follows(written, account)
      ? { weight: 0.8, reason: 'ERP account in the message' }
      : undefined,
    phoneNumbers.some((phone) => digits.includes(digitsOf(phone).slice(-9)))
      ? { weight: 0.7, reason: 'number written in the message' }
      : undefined,
  ];
}

/** Whether the words stand in a text one after the other. */
function follows(text: readonly string[], words: readonly string[]): boolean {
  return text.some((_, at) => words.every((word, next) => areAlike(word, text[at + next] ?? '')));
}
