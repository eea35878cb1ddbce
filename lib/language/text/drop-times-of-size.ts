import { type CompiledLexicon, measureOf } from '../compile';
import type { Token } from './tokenise';

/**
 * "Tastic rice x10kg bag", "Iwisa × 5 kg": before a weight or volume that closes its row and behind words the sign multiplies
 * nothing: how many is not said.
 */
export function dropTimesOfSize(tokens: Token[], lexicon: CompiledLexicon): void {
  for (let at = tokens.length - 3; at > 0; at--) {
    const [before, x, number, measure] = tokens.slice(at - 1, at + 3);
    if (x?.text !== 'x' || before?.kind !== 'word' || number?.kind !== 'number') continue;
    const counts = lexicon.numbers.has(before.text) || lexicon.units.has(before.text);
    const dimension = measureOf(measure?.text ?? '', lexicon)?.dimension;
    if (counts || !number.glued || !measure?.glued || (dimension !== 'mass' && dimension !== 'volume'))
      continue;
    const unit = lexicon.units.has(tokens[at + 3]?.text ?? '') ? 1 : 0;
    if (isRowEnd(tokens[at + 2 + unit + 1])) tokens.splice(at, 1);
  }
}

const isRowEnd = (token: Token | undefined): boolean =>
  token === undefined || token.kind === 'newline' || /^[,;.]$/.test(token.text);
