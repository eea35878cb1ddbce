import type { MessageView } from '../message-view';
import { oncePerView } from '../words/once-per-view';

const respectiveIn = oncePerView(findRespective);

/** Numbers said in the order of the goods, "6, 12 and 10 respectively": none belongs to the goods right before it. */
export const isRespective = (view: MessageView, at: number): boolean => respectiveIn(view).has(at);

function findRespective(view: MessageView): Set<number> {
  const places = new Set<number>();
  view.tokens.forEach((token, at) => {
    if (!view.lexicon.respectively.has(token.text)) return;
    const run: number[] = [];
    let place = at - 1;
    if (view.tokens[place]?.text === ',') place--;
    for (; place >= 0; place--) {
      const { kind, text } = view.tokens[place] ?? {};
      if (kind === 'number' || view.lexicon.numbers.has(text ?? '')) run.push(place);
      else if (text === undefined || !(/^[,&/]$/.test(text) || view.lexicon.and.has(text))) break;
    }
    if (run.length > 1) for (const number of run) places.add(number);
  });
  return places;
}
