import { halfBehind, type NumberReading } from '../../language/numbers/number-reading';
import { measureAt } from '../amounts/measure-at';
import type { MessageView } from '../message-view';
import type { Quantity } from '../quantity';
import { weights } from '../reading-weights';
import { oncePerView } from '../words/once-per-view';
import { skipOf } from '../words/skip-of';

/** `1,5 kg beef`, "half a kilo mince": goods by weight or length, where the catalogue has no such size. */
export function readWeighed(view: MessageView, number: NumberReading): Quantity | null {
  const part = number.form === 'fraction' && number.value < 1;
  const article = part && view.lexicon.articles.has(view.tokens[number.next]?.text ?? '');
  const at = article ? number.next + 1 : number.next;
  const token = view.tokens[at];
  const unit = measureAt(view, at);
  // "a 10 lb sledge": one of that size.
  const sized =
    view.tokens[number.next - 1]?.kind === 'number' &&
    view.lexicon.articles.has(view.tokens[number.next - 2]?.text ?? '');
  if (!unit || sized) return null;
  const half = halfBehind(view.tokens, at + 1, view.lexicon);
  const behind = half?.next ?? at + 1;
  const isOf = view.lexicon.links.has(view.tokens[behind]?.text ?? '');
  // "500 l drum" is a size, "150 metres of twine" is none; the half of "2 kilos and half a box of rice" is of what follows.
  if ((half || number.value > largestWeighed) && !isOf) return null;
  const of = skipOf(view, behind, true);
  // "a gallon of the primer"; without its "of" the article is that of a size.
  if (number.form === 'article' && !view.lexicon.links.has(view.tokens[at + 1]?.text ?? '')) return null;
  const glued = token?.glued === true && !weighsElsewhere(view, at);
  const gain = part ? 0 : glued ? weights.gluedMeasure : weights.measure;
  return {
    value: number.value + (half?.value ?? 0),
    unit,
    next: of.next,
    gain: gain + (of.isLinked ? weights.ofMeasure : 0),
  };
}

/** More of a measure, right before goods, is rather the size of one of them. */
const largestWeighed = 100;

const weighedIn = oncePerView(findWeighed);

/** Who weighs out one thing weighs out the next: elsewhere an item begins with `2,5 kg`. */
const weighsElsewhere = (view: MessageView, at: number): boolean =>
  weighedIn(view).some((place) => place !== at);

/** Places of measures that surely weigh out goods. */
function findWeighed(view: MessageView): number[] {
  return view.tokens.flatMap((_, at) => {
    const [number, before, mark] = [view.tokens[at - 1], view.tokens[at - 2], view.tokens[at]];
    if (number?.kind !== 'number' || before?.kind === 'word' || before?.kind === 'number') return [];
    const sure = mark?.glued === false || !Number.isInteger(number.value);
    return sure && measureAt(view, at) === 'kg' ? [at] : [];
  });
}
