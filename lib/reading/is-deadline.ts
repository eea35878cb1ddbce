import { ofClass } from './lexicons/compile';
import type { MessageView } from './message-view';

const meals: ReadonlySet<string> = new Set(ofClass('hosting'));

/** "need 2 by lunch", "6 before the braai": the words from here on say when, and name no goods. */
export function isDeadline({ tokens, lexicon }: MessageView, at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const next = lexicon.definite.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return (text === 'by' || lexicon.whens.has(text)) && meals.has(tokens[next]?.text ?? '');
}
