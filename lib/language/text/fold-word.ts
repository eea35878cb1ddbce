const combiningMarks = /\p{M}+/gu;
const apostrophes = /['’‘`´ʼ]/g;

/** Lower case without accents and apostrophes: `Môre` → `more`, `Fatti's` → `fattis`. Idempotent. */
export function foldWord(word: string): string {
  const plain = word.replace(apostrophes, '').toLowerCase();
  return /^[a-z0-9 ]*$/.test(plain)
    ? plain
    : plain.normalize('NFKD').replace(combiningMarks, '').toLowerCase().replace(apostrophes, '');
}
