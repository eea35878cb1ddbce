import type { State } from '../edit-state';

/** More words behind goods say something else. */
const longestSubject = 8;

/**
 * "sorry make it pineapple 10, the purple one is not moving": why goods had to make way, with a subject of its own behind
 * those that took their place, which stand. Not "make it pineapple 10, cancel that".
 */
export function tellsWhyReplaced({ items, view, sentence }: State, at: number): boolean {
  const { tokens, lexicon } = view;
  const last = items.at(-1);
  const replaces = last?.dropped === null && last.replaces && last.sentence === sentence;
  if (!replaces || tokens[last.item.next]?.kind !== 'symbol') return false;
  const subject = tokens.slice(last.item.next + 1, at);
  return (
    subject.length > 1 &&
    subject.length <= longestSubject &&
    lexicon.definite.has(subject[0]?.text ?? '') &&
    subject.every(({ kind }) => kind === 'word')
  );
}
