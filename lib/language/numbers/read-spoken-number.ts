import { type CompiledLexicon, measureOf } from '../compile';
import type { Token } from '../text/tokenise';
import { determiners, homophones } from '../words/homophones';
import { isPackName } from './counts-packs';
import { dozenAt, type NumberReading, skipAnd, skipHyphen, sum, withHalf, wordAt } from './number-reading';

/** Every number in words that begins at a token: "twenty five", "two hundred and ten", "half", "two fifty". */
export function spoken(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberReading[] {
  const dozen = dozenAt(tokens, at, lexicon);
  if (dozen !== undefined) {
    const base: NumberReading = { value: 1, next: at + 1, form: 'words', dozens: true };
    return [...withHalf(tokens, base, lexicon), base].map((part) => sum(part, part.value * dozen, part.next));
  }
  const fraction = lexicon.fractions.get(wordAt(tokens, at));
  if (fraction !== undefined) return [{ value: fraction, next: at + 1, form: 'fraction', dozens: false }];
  const small = belowHundred(tokens, at, lexicon);
  const found: NumberReading[] = [];
  for (const base of small) {
    found.push(
      ...withHundreds(tokens, base, lexicon),
      ...withPoint(tokens, base, lexicon),
      ...withHalf(tokens, base, lexicon).flatMap((more) => [...timesThousand(tokens, more, lexicon), more]),
    );
    const parts = lexicon.fractions.get(wordAt(tokens, skipHyphen(tokens, base.next)));
    // "five half inch pipes" are five.
    if (parts !== undefined && base.value < 8 && (base.value === 1 || parts !== 0.5))
      found.push({
        ...base,
        value: base.value * parts,
        next: skipHyphen(tokens, base.next) + 1,
        form: 'fraction',
      });
    if (base.value < 10) {
      for (const tail of belowHundred(tokens, base.next, lexicon)) {
        // "four twelve packs" are four.
        if (
          tail.value >= 10 &&
          !isPackName(tokens, base.next, lexicon) &&
          !isLengthOf(tokens, at, tail, lexicon)
        )
          found.push({
            value: base.value * 100 + tail.value,
            next: tail.next,
            form: 'joined',
            dozens: false,
          });
      }
    }
  }
  return [...found, ...loneHundreds(tokens, at, lexicon), ...small];
}

/** "two by six twelve footers": the six is the last of a size across, and twelve the length; but "by three thirty". */
const isLengthOf = (
  tokens: readonly Token[],
  at: number,
  { next }: NumberReading,
  lexicon: CompiledLexicon,
): boolean =>
  wordAt(tokens, at - 1) === 'by' && measureOf(wordAt(tokens, next), lexicon)?.dimension === 'length';

function belowHundred(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberReading[] {
  const value = lexicon.numbers.get(wordAt(tokens, at));
  if (value === undefined) return [];
  const base: NumberReading = { value, next: at + 1, form: 'words', dozens: false };
  if (value < 10) return [...unitsFirst(tokens, base, lexicon), base];
  // isiZulu "eziyishumi nambili": ten, and two with it.
  const added = lexicon.addedOnes.get(wordAt(tokens, at + 1));
  if (value % 10 === 0 && added !== undefined) return [sum(base, value + added, at + 2)];
  // "the eighties nine": a number begins behind how many a pack holds.
  if (value < 20 || value % 10 !== 0 || lexicon.plurals.has(wordAt(tokens, at))) return [base];
  const tailAt = skipHyphen(tokens, at + 1);
  const joined = lexicon.joinsTens.has(wordAt(tokens, tailAt)) ? tailAt + 1 : tailAt;
  const tail = lexicon.numbers.get(wordAt(tokens, joined));
  return tail !== undefined && tail > 0 && tail < 10 ? [sum(base, value + tail, joined + 1), base] : [base];
}

/** Afrikaans "drie en twintig": the ones before the tens. */
function unitsFirst(
  tokens: readonly Token[],
  ones: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading[] {
  if (wordAt(tokens, ones.next) !== 'en' || !lexicon.and.has('en')) return [];
  const tens = lexicon.numbers.get(wordAt(tokens, ones.next + 1)) ?? 0;
  return tens >= 20 && tens < 100 ? [sum(ones, ones.value + tens, ones.next + 2)] : [];
}

function withHundreds(
  tokens: readonly Token[],
  base: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading[] {
  const times = lexicon.multipliers.get(wordAt(tokens, base.next));
  // "quinientos", "vyfhonderd": written as one word.
  const isWhole = base.value >= 100 && base.value % 100 === 0;
  if (times === undefined && !isWhole) return [];
  const whole = times === undefined ? base : sum(base, base.value * times, base.next + 1);
  const tail = tailOf(tokens, whole, lexicon);
  return tail && tail.value >= 10 ? [sum(whole, whole.value + tail.value, tail.next), whole] : [whole];
}

/** "a hundred and fifty", "mil quinientos": how many hundreds is not said; but "tea five hundred ten rice", "the hundreds eighteen". */
function loneHundreds(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): NumberReading[] {
  const unsaid: NumberReading = { value: 1, next: at, form: 'words', dozens: false };
  const isCounted = lexicon.numbers.has(wordAt(tokens, at - 1)) || lexicon.plurals.has(wordAt(tokens, at));
  return withHundreds(tokens, unsaid, lexicon).slice(isCounted ? -1 : 0);
}

/** The "two hundred and fifty" of "one thousand two hundred and fifty", the "twenty five" of "a hundred and twenty five". */
function tailOf(
  tokens: readonly Token[],
  whole: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading | undefined {
  const at = skipAnd(tokens, whole.next, lexicon);
  const [tail] = belowHundred(tokens, at, lexicon);
  const base = tail ?? { ...whole, value: 1, next: at };
  const [hundreds] = whole.value < 1000 ? [] : withHundreds(tokens, base, lexicon);
  return hundreds && hundreds.value < 1000 ? hundreds : tail;
}

/** "two and a half thousand". */
function timesThousand(
  tokens: readonly Token[],
  base: NumberReading,
  lexicon: CompiledLexicon,
): NumberReading[] {
  const times = lexicon.multipliers.get(wordAt(tokens, base.next)) ?? 0;
  return times >= 1000 ? [sum(base, base.value * times, base.next + 1)] : [];
}

/** "twenty for stoney": 24, where a transcript heard a preposition. */
export function withHeardOnes(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): NumberReading[] {
  const tens = lexicon.numbers.get(wordAt(tokens, at)) ?? 0;
  const ones = homophones.get(wordAt(tokens, at + 1)) ?? 10;
  if (lexicon.plurals.has(wordAt(tokens, at))) return [];
  if (tens < 20 || tens % 10 !== 0 || ones > 9 || determiners.has(wordAt(tokens, at + 2))) return [];
  return [{ value: tens + ones, next: at + 2, form: 'joined', dozens: false }];
}

/** "one two five mil": 125, digit by digit; but no 523 in "elbow forty five two three inch tees". */
export function digitByDigit(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): NumberReading[] {
  if ((lexicon.numbers.get(wordAt(tokens, at - 1)) ?? 0) >= 20) return [];
  let digits = '';
  while (digits.length < 4) {
    const digit = lexicon.numbers.get(wordAt(tokens, at + digits.length));
    if (digit === undefined || digit > 9) break;
    digits += digit;
  }
  return digits.length < 3
    ? []
    : [{ value: Number(digits), next: at + digits.length, form: 'spelt', dozens: false }];
}

/** "too litre", "tree kilo": a measure right behind tells that a number was heard. */
export function heardBeforeMeasure(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): NumberReading[] {
  const value = homophones.get(wordAt(tokens, at));
  if (value === undefined) return [];
  const measure = wordAt(tokens, at + 1);
  const isTold = measure.length >= shortestTold && toldBy.has(measureOf(measure, lexicon)?.symbol ?? '');
  return isTold
    ? [{ value, next: at + 1, form: 'words', dozens: false }]
    : heardHundreds(tokens, at, lexicon, value);
}

/** "the to hundred mil", "for hundred and fifty gram": the measure may stand behind the hundreds. */
function heardHundreds(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
  value: number,
): NumberReading[] {
  if (value > 9 || lexicon.multipliers.get(wordAt(tokens, at + 1)) !== 100) return [];
  const heard: NumberReading = { value, next: at + 1, form: 'words', dozens: false };
  return withHundreds(tokens, heard, lexicon).filter(
    ({ next }) => measureOf(wordAt(tokens, next), lexicon) !== undefined,
  );
}

/** Measures that nobody names without a number, written in full. */
const toldBy = new Set(['l', 'ml', 'kg', 'in']);
const shortestTold = 4;

/** "one point three five": the digits after the point, one by one or as one number. */
function withPoint(tokens: readonly Token[], base: NumberReading, lexicon: CompiledLexicon): NumberReading[] {
  if (!lexicon.point.has(wordAt(tokens, base.next))) return [];
  let digits = '';
  let next = base.next + 1;
  for (; digits.length < 3; next++) {
    const digit = lexicon.numbers.get(wordAt(tokens, next));
    if (digit === undefined || (digits !== '' && digit > 9)) break;
    digits += digit;
    if (digit > 9) {
      next++;
      break;
    }
  }
  const whole = (count: number, end: number): NumberReading =>
    sum(base, Number(`${base.value}.${digits.slice(0, count)}`), end);
  if (digits === '') return [];
  return next - base.next > 2 ? [whole(3, next), whole(1, base.next + 2)] : [whole(3, next)];
}
