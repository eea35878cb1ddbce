/** Words that many shops are called by, and that tell none of them from another. */
const common = new Set(
  (
    'shop store stores spaza tuckshop supermarket superette mini market trading traders trade wholesale wholesalers ' +
    'cash carry pty ltd limited cc inc co company and the of from at cafe restaurant deli butchery bakery foods general dealer dealers'
  ).split(' '),
);

/** A name or text as its words: without accents and punctuation, in lower case. Joe’s is `joes`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’`´]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words that tell a name from others; all of them where there is no such word. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !common.has(word) && word.length > 1);
  return telling.length > 0 ? telling : [...words];
}
