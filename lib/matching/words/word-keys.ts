/** Consonants only, doubled letters once: `mlk`, `milk` → `mlk`; `choc` → `chc`. For dropped vowels. */
export function skeletonOf(word: string): string {
  const first = word.charAt(0);
  return (
    first +
    word
      .slice(1)
      .replace(/[aeiouyh]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

const sounds: [RegExp, string][] = [
  [/^(kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/^wh/, 'w'],
  [/mb$/, 'm'],
  [/ght/g, 't'],
  [/ough|augh/g, 'o'],
  [/tch|ch|sch|tj/g, 'x'],
  [/sh|ti(?=on)|ci(?=al|ous)/g, 'x'],
  [/ph/g, 'f'],
  [/ck|qu|q|c(?=[aourlktn]|$)/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/c/g, 'k'],
  [/dg(?=e)|g(?=[eiy])|j/g, 'j'],
  [/x$/g, 'ks'],
  [/v/g, 'f'],
  [/w(?=[^aeiou]|$)/g, ''],
  [/h/g, ''],
  [/d(?=t)|b(?=t)/g, ''],
];

/**
 * A coarse key of how an English word sounds, for voice transcripts and spelling by ear: `tastik`/`tastic`,
 * `hewletts`/`huletts`, `flower`/`flour`. Our own reduction, in the manner of Metaphone.
 */
export function soundOf(word: string): string {
  let key = word;
  for (const [pattern, sound] of sounds) key = key.replace(pattern, sound);
  const first = /^[aeiouy]/.test(key) ? 'a' : key.charAt(0);
  return (
    first +
    key
      .slice(1)
      .replace(/[aeiouyw]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

/** Letters of the longest word that is looked up otherwise than as it stands. */
export const longestWord = 40;

/**
 * The word with each letter left out once: two words share a key when one edit (or two) parts them. A word longer than
 * `longestWord` has only itself, for its keys would take room by the square of its length.
 */
export function deletionsOf(word: string): string[] {
  if (word.length > longestWord) return [word];
  const keys = new Set<string>([word]);
  for (let i = 0; i < word.length; i++) keys.add(word.slice(0, i) + word.slice(i + 1));
  return [...keys];
}

/** Edits between two words (a swap of neighbours is one), or 3 when there are more than two. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let value = Math.min((row[j] ?? 9) + 1, (next[j - 1] ?? 9) + 1, (row[j - 1] ?? 9) + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        value = Math.min(value, (before[j - 2] ?? 9) + 1);
      }
      next.push(value);
      if (value < best) best = value;
    }
    if (best > 2) return 3;
    before = row;
    row = next;
  }
  return Math.min(3, row[b.length] ?? 3);
}

/** Singular of an English plural, good enough to compare: `oats` → `oat`, `berries` → `berry`, `boxes` → `box`. */
export function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h|o)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** The other ways to write a word as one or as many: potato and potatoes, berry and berries, cooky and cookie. */
export function inflectionsOf(word: string): string[] {
  const singular = singularOf(word);
  const forms = new Set([
    singular,
    `${word}s`,
    `${word}es`,
    `${singular}s`,
    word.endsWith('y') ? `${word.slice(0, -1)}ies` : word,
    singular.endsWith('y') ? `${singular.slice(0, -1)}ie` : word,
    singular.endsWith('ie') ? `${singular.slice(0, -2)}y` : word,
  ]);
  forms.delete(word);
  return [...forms];
}
