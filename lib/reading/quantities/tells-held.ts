import type { NumberReading } from '../../language/numbers/number-reading';
import { isNumeral, type MessageView, numbersAt, unitAt } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { isGoodsWord } from '../words/is-idle';

/**
 * "fifty count connectors", "the two fifty roll of cable": how many a pack holds, how long a roll is, and no quantity. "the two
 * fifty rolls of cable", "50 ct cups" count them.
 */
export const tellsHeld = (view: MessageView, at: number): boolean =>
  numbersAt(view, at).some((number) => isSpokenPack(view, number) || isOfOneUnit(view, at, number));

/** One of what is called by how much it holds. */
export const oneHeld = (view: MessageView, at: number): Quantity | null =>
  tellsHeld(view, at)
    ? { value: 1, unit: null, next: at, gain: weights.quantity + weights.article + weights.unit }
    : null;

/** "fifty count half inch connectors". */
const isSpokenPack = (view: MessageView, { form, value, next }: NumberReading): boolean =>
  form === 'words' &&
  value > 1 &&
  view.lexicon.held.has(view.tokens[next]?.text ?? '') &&
  (isGoodsWord(view, next + 1) || isNumeral(view, next + 1));

/** "the 250 roll of": the one that is so long. */
function isOfOneUnit(view: MessageView, at: number, { value, next }: NumberReading): boolean {
  const { definite, links } = view.lexicon;
  const unit = unitAt(view, next);
  return (
    value > 1 &&
    definite.has(view.tokens[at - 1]?.text ?? '') &&
    unit?.next === next + 1 &&
    single.has(view.tokens[next]?.text ?? '') &&
    links.has(view.tokens[next + 1]?.text ?? '')
  );
}

/** In one number only: those of whom there are several are called otherwise. */
const single = new Set(
  'roll, box, bag, tub, case, spool, coil, bucket, pail, rol, boks, sak, rollo, caja, bolsa, rolo, caixa, saco, rouleau, sac'.split(
    ', ',
  ),
);
