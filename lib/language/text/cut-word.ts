import { foldWord } from './fold-word';

const word = /\p{L}[\p{L}\p{M}'’‘ʼ]*/uy;

/** Part of a word, as a token. */
interface WordPart {
  kind: 'word';
  start: number;
  end: number;
  text: string;
  glued: boolean;
}

/** `breadx6`: words that end in x before a digit, but for those that end so anyway. */
const timesBehind = /^(?!.*(?:max|mix|box|fix|wax|tax|lux|pax|flex|lex|dex|tex|six|rex)$)(\p{L}{3,})x$/u;
const gluedTimes = /^(x)((?!l$|xl$|large$|tra)[a-z]{2,})$/;
/** `10xr13`: the letter begins a code. */
const timesBeforeCode = /^(x)([a-km-z])$/;
const gluedMeasure = /^(kg|ml|mm|cm|lb|oz|ft|in|gr?|lt?r?)(x|[a-z]{3,})$/;
/** Words of their own that begin like a measure: `4inches`, `20lbs`. */
const wholeMeasure = /^(?:kgs|mls|lbs|in(?:ch|s|n|l|t|d|f|v).*)$/;
/** `1boxcoils`, `3cscola`, `2cajasarroz`: the unit of the number. */
const gluedUnit =
  /^(boxe?s|box|cases?|bags?|packs?|trays?|crates?|bales?|ctns?|cs|doz(?:en)?|pkts?|pcs|btls?|bdls?|tubs?|cajas?|bolsas?|caixas?|boks|sakke?)([a-z]{3,})$/;
/** Words of their own that begin like a unit: `2packets`, `4bagels`. */
const wholeUnit =
  /^(?:pack(?:et|ag|ing|ed)|cas(?:eta|ein|ing|ette)|bag(?:ge|ue|el|as)|box(?:er|ed|ing)|crated|dozens|tub(?:e|ing|ular)|bolsill|cajet|cajon)/;
/** `10kgsOnion`, `12nosCucumber`: the capital says where the goods begin, whatever the unit. */
const unitBeforeCapital =
  /^(kgs?|gr?ms?|g|mls?|ltrs?|lts?|l|mtrs?|m|nos?|pcs?|pkts?|packets?|bunch(?:es)?|b[dn]ls?|ctns?|boxe?s?|bags?|trays?|tins?|btls?|bottles?|ea)(?=\p{Lu}\p{Ll})/u;
const ordinals = new Set(['th', 'st', 'nd', 'rd']);

/** The word that begins at an offset, apart from a times sign, a measure or a unit that is glued to it: `10kgmaize`. */
export function cutWord(text: string, start: number, limit: number, afterNumber: boolean): WordPart[] {
  word.lastIndex = start;
  let end = Math.min(limit, start + (word.exec(text)?.[0].length ?? 1));
  while (end > start + 1 && /['’‘ʼ]/.test(text.charAt(end - 1))) end--;
  const folded = foldWord(text.slice(start, end));
  const whole: WordPart = { kind: 'word', start, end, text: folded, glued: false };
  const unit = afterNumber ? unitBeforeCapital.exec(text.slice(start, end))?.[1] : undefined;
  if (unit !== undefined && folded.length === end - start) return cutAfter(whole, unit.length);
  if (/\d/.test(text.charAt(end)) && folded.length === end - start && timesBehind.test(folded)) {
    const { text: head, ...rest } = whole;
    return [
      ...cutMeasure({ ...rest, end: end - 1, text: head.slice(0, -1) }, afterNumber, false),
      { kind: 'word', start: end - 1, end, text: 'x', glued: false },
    ];
  }
  return folded.length === end - start
    ? cutMeasure(whole, afterNumber, /\d/.test(text.charAt(end)))
    : [whole];
}

/** `10kgmaize` → kg maize, `24xcola` → x cola, `1boxcoils` → box coils. */
function cutMeasure(whole: WordPart, afterNumber: boolean, digitNext: boolean): WordPart[] {
  const { text } = whole;
  if (!afterNumber || ordinals.has(text)) return [whole];
  const cut =
    gluedTimes.exec(text) ??
    (digitNext ? timesBeforeCode.exec(text) : null) ??
    (isGluedMeasure(text, digitNext) ? gluedMeasure.exec(text) : null) ??
    (wholeUnit.test(text) ? null : gluedUnit.exec(text));
  return cut?.[1] && cut[2] ? cutAfter(whole, cut[1].length) : [whole];
}

function cutAfter({ start, end, text }: WordPart, length: number): WordPart[] {
  const middle = start + length;
  return [
    { kind: 'word', start, end: middle, text: text.slice(0, length), glued: false },
    { kind: 'word', start: middle, end, text: text.slice(length), glued: false },
  ];
}

/** `lx` in `2lx6`, `kgmaize` in `10kgmaize`; a lone l or g before letters is too often a word. */
function isGluedMeasure(folded: string, digitNext: boolean): boolean {
  const match = gluedMeasure.exec(folded);
  if (!match) return false;
  return match[2] === 'x'
    ? digitNext
    : // No word begins with the g and t of `500gturmeric`.
      /^(?:kg|ml|mm|cm|lb|oz|ft|in|lt|g(?=[bcdfjkmpqstvwxz]))/.test(folded) && !wholeMeasure.test(folded);
}
