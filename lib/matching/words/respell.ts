/** Letters that are written for one another, in brands and by ear; each pattern works on what the last one left. */
const respellings: [RegExp, string][] = [
  [/ight|yte$/g, 'ite'],
  [/ough$|u$/, 'ū'],
  [/ph/g, 'f'],
  [/sch/g, 'sk'],
  [/ck|q(?!u)/g, 'k'],
  [/qu/g, 'kw'],
  [/c(?=[aoulrtkn]|$)/g, 'k'],
  [/c(?=[eiy])|z/g, 's'],
  [/x/g, 'ks'],
  // Long vowels, however they are written: `meant` is no mint.
  [/ea|ee|ie|ey|y$/g, 'ī'],
  [/ew$|oo|ou/g, 'ū'],
  [/(.)\1+/g, '$1'],
  [/(?<=..s)e$/, ''],
];

/**
 * A word as all who write it by ear or by fashion write it: `brite` and bright, `kwik` and quick, `kleen` and clean,
 * `thru` and through give the same. Unlike soundOf it keeps the vowels, so that hardly two words of a trade are alike.
 */
export const respell = (word: string): string =>
  respellings.reduce((spelt, [pattern, letters]) => spelt.replace(pattern, letters), word);
