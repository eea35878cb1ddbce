import type { Token } from '../../language/text/tokenise';
import type { MessageView } from '../message-view';
import type { Heading } from './heading';

/**
 * The words of all headings that hold at each token, empty where none does. `headings` stand in the order of the text: one of
 * a line adds to that of its block, or takes its place.
 */
export function contextsOf(headings: readonly Heading[], view: MessageView): string[] {
  const contexts = new Array<string>(view.tokens.length).fill('');
  let block: Heading | null = null;
  for (const heading of headings) {
    const { from, to, text } = heading;
    const isSibling = heading.inline && block !== null && from < block.to && beginsAnew(view, block, heading);
    if (!heading.inline) block = heading;
    for (let at = from; at < Math.min(to, contexts.length); at++)
      contexts[at] = contexts[at] === '' || isSibling ? text : `${contexts[at]} ${text}`;
  }
  return contexts;
}

/** Under "Crispo 36g" the "Crispo 120g: cheese 6": the brand is said again, and something else of it. */
function beginsAnew(view: MessageView, block: Heading, { start, end }: Heading): boolean {
  const said = new Set(view.tokens.slice(block.start, block.end).map(({ text }) => text));
  const isNew = ({ kind, text }: Token): boolean => /^(?:word|number)$/.test(kind) && !said.has(text);
  return said.has(view.tokens[start]?.text ?? '') && view.tokens.slice(start, end).some(isNew);
}
