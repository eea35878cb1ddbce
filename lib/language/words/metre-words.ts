/** Square and cubic metres as they are written out, in all languages; behind a number, in digits or in words. */
export const metresWritten: readonly { symbol: string; pattern: RegExp }[] = [
  {
    symbol: 'sqm',
    pattern:
      /^(?:sq\.? ?m(?:et(?:re|er)s?)?|square met(?:re|er)s?|vierkante meters?|metros? [cq]uadrados?|m[eè]tres? carr[eé]s?)(?![\p{L}\d])/iu,
  },
  {
    symbol: 'm3',
    pattern:
      /^(?:cu\.? ?m(?:et(?:re|er)s?)?|cubic met(?:re|er)s?|kubieke meters?|metros? c[uú]bicos?|m[eè]tres? cubes?)(?![\p{L}\d])/iu,
  },
];

/** No way to write them is longer. */
export const longestMetres = 20;
