import { type CompiledLexicon, measureOf } from '../../language/compile';
import { type Token, tokenise } from '../../language/text/tokenise';

/**
 * How many joints of a phrase at which a message may be cut are no joints in the name of a product: the number before
 * a word of "kit kat 4 finger", the "and" of "tomato and herb", the number word of "bar one".
 */
export function countWelds(phrase: string, name: string, lexicon: CompiledLexicon): number {
  const asked = weldsOf(phrase, lexicon);
  if (asked.length === 0) return 0;
  const own = new Set([...weldsOf(name, lexicon), ...numberedWords(name)]);
  return asked.filter((weld) => own.has(weld)).length;
}

function weldsOf(text: string, lexicon: CompiledLexicon): string[] {
  const tokens = tokenise(text);
  return tokens.flatMap((token, at) => weldAt(tokens, at, token, lexicon) ?? []);
}

function weldAt(tokens: readonly Token[], at: number, token: Token, lexicon: CompiledLexicon): string | null {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (token.text === '&' || lexicon.and.has(token.text))
    return before?.kind === 'word' && after?.kind === 'word' ? `${clip(before)}&${clip(after)}` : null;
  if (token.kind === 'number')
    return after?.kind === 'word' && isGoodsWord(after, lexicon) ? `${token.text} ${stem(after)}` : null;
  const number = token.kind === 'word' ? lexicon.numbers.get(token.text) : undefined;
  return number !== undefined && before?.kind === 'word' ? `${stem(before)} ${number}` : null;
}

/** Neither a times sign nor a measure nor a unit: those make the number a quantity or a size. */
const isGoodsWord = ({ text }: Token, lexicon: CompiledLexicon): boolean =>
  text.length > 1 && !measureOf(text, lexicon) && !lexicon.units.has(text);

/** Catalogues abbreviate: "TOM & HERB". */
const clip = ({ text }: Token): string => text.slice(0, 3);

const stem = ({ text }: Token): string => text.replace(/s$/, '');

/** "Schedule 40", said as "schedule forty". */
function numberedWords(name: string): string[] {
  const tokens = tokenise(name);
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    return token.kind === 'number' && before?.kind === 'word' ? [`${stem(before)} ${token.text}`] : [];
  });
}
