import { measureOf } from '../../language/compile';
import type { MessageView } from '../message-view';

const orderMeasures = new Set(['kg', 'l', 'm', 'lb', 'gal', 'ft', 'sqm', 'm3']);

/** The measure by which goods are weighed out, poured or cut, at a token. */
export function measureAt(view: MessageView, at: number): string | undefined {
  const token = view.tokens[at];
  const unit = token?.kind === 'word' ? measureOf(token.text, view.lexicon)?.symbol : undefined;
  return unit !== undefined && orderMeasures.has(unit) ? unit : undefined;
}
