import type { CompiledLexicon } from '../compile';
import type { Token } from '../text/tokenise';
import { determiners, homophones, leadPrepositions } from '../words/homophones';
import { isDayOrMonth } from '../words/is-day-or-month';
import { countsPacks } from './counts-packs';
import { dozenAt, type NumberReading, skipHyphen, sum, withHalf, wordAt } from './number-reading';
import { digitByDigit, heardBeforeMeasure, spoken, withHeardOnes } from './read-spoken-number';
import { endsGoods } from './stands-for-goods';

const none: NumberReading[] = [];

/**
 * Every number that can be read at a token, the longest first: "twenty five roses" is 25, and 20 before
 * "five roses". With `voice`, homophones count too.
 */
export function readNumbersAt(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
  voice = false,
): NumberReading[] {
  const token = tokens[at];
  if (!token || (token.kind !== 'number' && token.kind !== 'word')) return none;
  if (
    token.kind === 'word' &&
    !lexicon.numberStarts.has(token.text) &&
    !(voice && homophones.has(token.text))
  )
    return homophones.has(token.text) ? heardBeforeMeasure(tokens, at, lexicon) : none;
  const found: NumberReading[] = [];
  if (token.kind === 'number' && token.value !== undefined) {
    const digits: NumberReading = {
      value: token.value,
      next: at + 1,
      form: token.form ?? 'digits',
      dozens: false,
    };
    if (isWhole(digits, tokens[at + 1], lexicon)) return [digits];
    found.push(
      ...withSum(tokens, digits),
      ...withHalf(tokens, digits, lexicon),
      ...spaced(tokens, at),
      digits,
    );
    const fraction = tokens[at + 1];
    if (digits.form === 'digits' && fraction?.form === 'fraction' && (fraction.value ?? 1) < 1) {
      found.unshift(sum(digits, token.value + (fraction.value ?? 0), at + 2));
    }
  } else if (token.kind === 'word') {
    const isGoods = endsGoods(tokens, at, lexicon);
    found.push(...spoken(tokens, at, lexicon).filter(({ form }) => form !== 'joined' || !isGoods));
    found.push(...digitByDigit(tokens, at, lexicon));
    if (voice) found.push(...withHeardOnes(tokens, at, lexicon), ...heardBeforeMeasure(tokens, at, lexicon));
    const hyphen = tokens[at - 1];
    const inName = token.glued && hyphen?.text === '-' && hyphen.glued && tokens[at - 2]?.kind === 'word';
    if (lexicon.articles.has(token.text) && !inName)
      found.push(...partOfDozen(tokens, at + 1, lexicon), {
        value: 1,
        next: at + 1,
        form: 'article',
        dozens: false,
      });
    const isLed =
      determiners.has(wordAt(tokens, at + 1)) ||
      leadPrepositions.has(wordAt(tokens, at - 1)) ||
      isOrderFor(tokens, at, lexicon) ||
      isForOccasion(tokens, at, lexicon) ||
      isForTime(tokens, at, lexicon) ||
      isContainer(tokens, at, lexicon);
    const heard = voice && !isLed ? homophones.get(token.text) : undefined;
    // "to of those": nothing but a number stands before "of those".
    const pointed = wordAt(tokens, at + 1) === 'of' && lexicon.pointing.has(wordAt(tokens, at + 2));
    const sure = pointed || countsPacks(tokens, at, lexicon);
    if (heard !== undefined)
      found.push({ value: heard, next: at + 1, form: sure ? 'words' : 'homophone', dozens: false });
  }
  return found
    .flatMap((reading) => [...withDozens(tokens, reading, lexicon), reading])
    .sort((a, b) => b.next - a.next);
}

/**
 * The "for" of "this is an order for Kwik Stop", "okay order for Kofi": whose it is; but "we order for coke" and "please order
 * for coke" have four.
 */
function isOrderFor(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  if (!lexicon.purpose.has(wordAt(tokens, at)) || !lexicon.ordering.has(wordAt(tokens, at - 1))) return false;
  const before = wordAt(tokens, at - 2);
  const { articles, definite, greetings, agrees } = lexicon;
  return [articles, definite, greetings, agrees].some((words) => words.has(before));
}

/** The "for" of "so for breakfast I need", "for the function": what goods are for; but "for dinner rolls". */
const isForOccasion = (tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean => {
  const [next, after] = [wordAt(tokens, at + 1), wordAt(tokens, at + 2)];
  const ends =
    after === '' || [lexicon.filler, lexicon.and, lexicon.numbers].some((words) => words.has(after));
  return (
    lexicon.purpose.has(wordAt(tokens, at)) && lexicon.hosting.has(next) && (ends || homophones.has(after))
  );
};

/** The "for" of "bread for next week", "milk for early next month": when goods are wanted. */
function isForTime(
  tokens: readonly Token[],
  at: number,
  { purpose, nexts, turns }: CompiledLexicon,
): boolean {
  if (!purpose.has(wordAt(tokens, at))) return false;
  const next = [at + 1, at + 2].find((place) => nexts.has(wordAt(tokens, place)));
  const time = wordAt(tokens, (next ?? at) + 1);
  return next !== undefined && (turns.has(time) || isDayOrMonth(time));
}

/** The "tin" of "the big tin", "of the tin": what goods come in, and no ten. */
const isContainer = (tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean =>
  lexicon.units.has(wordAt(tokens, at)) &&
  [lexicon.small, lexicon.large, lexicon.definite].some((words) => words.has(wordAt(tokens, at - 1)));

/** Nothing that could make another number of it follows: most numbers in digits. */
const isWhole = ({ value }: NumberReading, next: Token | undefined, lexicon: CompiledLexicon): boolean =>
  value >= 1 &&
  (next?.kind !== 'number' || !joinsBefore(next)) &&
  next?.text !== '+' &&
  next?.text !== '&' &&
  !(next?.kind === 'word' && (lexicon.and.has(next.text) || lexicon.dozens.has(next.text)));

/** The 200 of `1 200`, the 1/2 of `2 1/2`: a number that may belong to the one before it. */
const joinsBefore = ({ text, form }: Token): boolean => form === 'fraction' || hundreds.test(text);

const hundreds = /^\d00$/;

/** `1 200 soap`: thousands before goods. Whether they are, or one of something of 200, the goods tell. */
function spaced(tokens: readonly Token[], at: number): NumberReading[] {
  const [first, second, goods] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isGroup =
    second?.kind === 'number' && hundreds.test(second.text) && second.start - (first?.end ?? 0) === 1;
  if (!isGroup || !/^[1-9]\d{0,2}$/.test(first?.text ?? '') || goods?.kind !== 'word' || goods.glued)
    return [];
  return [{ value: Number(`${first?.text}${second.text}`), next: at + 2, form: 'spaced', dozens: false }];
}

/** Nobody adds up more: a longer chain would be walked anew from each of its numbers. */
const mostTerms = 12;

/** `3+2`, `2 + 4` at the end of a clause: somebody adds up for two. */
function withSum(tokens: readonly Token[], digits: NumberReading): NumberReading[] {
  let value = digits.value;
  let next = digits.next;
  for (let term = 1; term < mostTerms && isTerm(tokens, next); term++) {
    value += tokens[next + 1]?.value ?? 0;
    next += 2;
  }
  const after = tokens[next];
  const ends = !after || after.kind === 'newline' || /^[,;.()]$/.test(after.text);
  return next > digits.next && ends ? [sum(digits, value, next)] : [];
}

const isTerm = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '+' && tokens[at + 1]?.kind === 'number';

/** "a half-dozen", "une demi-douzaine": behind the article. */
function partOfDozen(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberReading[] {
  const value = lexicon.fractions.get(wordAt(tokens, at));
  if (value === undefined) return [];
  return withDozens(tokens, { value, next: at + 1, form: 'fraction', dozens: false }, lexicon);
}

/** "2 doz", "a dozen", "half a dozen", "half of a dozen", "half-dozen", "demi-douzaine". */
function withDozens(
  tokens: readonly Token[],
  base: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading[] {
  let at = skipHyphen(tokens, base.next);
  if (base.value < 1 && lexicon.links.has(wordAt(tokens, at))) at++;
  const word = wordAt(tokens, at);
  if (base.value < 1 && (lexicon.articles.has(word) || lexicon.numbers.get(word) === 1)) at++;
  const dozen = dozenAt(tokens, at, lexicon);
  // "rooibos eighty one dozen": a dozen of what comes by eighties.
  const isCut = base.form === 'words' && base.value > 20 && base.value % 10 === 1;
  return dozen === undefined || isCut
    ? []
    : [
        {
          value: base.value * dozen,
          next: at + 1,
          form: base.form === 'digits' ? 'digits' : 'words',
          dozens: true,
        },
      ];
}
