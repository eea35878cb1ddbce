import type { Comparison } from '../comparison/comparison';
import type { Question } from '../question/ask';
import { answersTo, excludes, isColour } from '../words/alternatives';

/**
 * "jelly 250ml blue", where the 250 ml comes in white, in yellow and with a scent: the best product names no colour,
 * and one of `others` that fits as well but for its colour does. So names say the colour of these goods, and the one
 * asked for is not among them.
 */
export function asksForColour({ words }: Question, best: Comparison, others: readonly Comparison[]): boolean {
  return words.some(({ text, optional, refused }, at) => {
    if (optional || refused || best.perWord[at] !== 0 || !isColour(text)) return false;
    const asked = answersTo(text);
    return others.some(
      (other) =>
        other.numbers.agreed >= best.numbers.agreed &&
        best.perWord.every((quality, i) => (other.perWord[i] ?? 0) >= quality - 0.1) &&
        other.product.words.some(({ answers }) => excludes(asked, answers)),
    );
  });
}
