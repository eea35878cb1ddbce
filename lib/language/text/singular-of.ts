/**
 * `peach` of "peaches", `berry` of "berries", `cooky` of "cookie" and of "cookies": both numbers of a word are one name.
 * To compare words by, not to show or to look up: `glas` of "glass" and of "glasses".
 */
export const singularOf = (word: string): string =>
  word
    .replace(/(?:ies|ie)$/, 'y')
    .replace(/(?<=ch|sh|x|ss|to)es$/, '')
    .replace(/s$/, '');
