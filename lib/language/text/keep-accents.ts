import type { CompiledLexicon } from '../compile';
import type { Token } from './tokenise';

/** "farine de maïs": such goods keep their accent, for without it they are a small word that ends goods: "mais". */
export function keepAccents(tokens: Token[], text: string, lexicon: CompiledLexicon): void {
  for (const token of tokens) {
    const written = text.slice(token.start, token.end).toLowerCase().normalize('NFC');
    if (token.kind === 'word' && lexicon.keptAccents.has(written)) token.text = written;
  }
}
