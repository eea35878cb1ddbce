import { foldWord } from '../../language/text/fold-word';

/** Longer ones are cut: what matters of them comes first. */
const mostWords = 4;

/**
 * What each of several names has that not all have, as it is written there: "Pilchards Tomato 400g" and "Pilchards Hot
 * Chilli 400g" are "Tomato" and "Hot Chilli". '' for a name that has nothing of its own; null where two are left alike.
 */
export function tellApart(names: readonly string[]): string[] | null {
  const split = names.map((name) => name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const keys = split.map((words) => new Set(words.map(keyOf)));
  const isOwn = (word: string | undefined): boolean =>
    word !== undefined && !keys.every((all) => all.has(keyOf(word)));
  const apart = split.map((words) =>
    words
      // A number says little without what it counts: "4 Pack" or "12 Pack".
      .filter((word, at) => isOwn(word) || (isOwn(words[at - 1]) && /^[\d.,/]+$/.test(words[at - 1] ?? '')))
      .slice(0, mostWords)
      .join(' ')
      .replace(/[()[\]]+/g, ''),
  );
  return new Set(apart.map(keyOf)).size === names.length ? apart : null;
}

const keyOf = (word: string): string =>
  foldWord(word)
    .replace(/[^\p{L}\p{N}.,%]+/gu, ' ')
    .trim();
