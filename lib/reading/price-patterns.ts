const money = '\\d{1,3}(?:[ ,]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';

/** Prices, totals, payments and discounts, most certain first; see findNoise for how patterns are bounded. */
export const pricePatterns: [code: string, pattern: RegExp][] = [
  [
    'price',
    new RegExp(
      `@ ?(?:R|\\$|€|£|ZAR|MZN|MT)? ?(?:${money})(?: ?(?:each|ea|per \\w{1,10}|p/\\w|/\\w{1,6}))?(?![\\w])`,
      'gi',
    ),
  ],
  ['price', /(?<![\w])(?:R|\$|€|£|ZAR|USD|MZN|Rs\.?) ?(?:\d{1,3}(?:[ ,]\d{3})*|\d+)[.,]\d{2}(?!\d)/g],
  ['price', new RegExp(`[$€£] ?(?:${money})(?!\\w)`, 'g')],
  [
    'price',
    new RegExp(
      `\\b(?:for|at|total|price|cost|costs|pay|paid|worth|was|of|=|:|-) ?(?:is |of )?(?:ZAR|R) ?(?:${money})\\b`,
      'gi',
    ),
  ],
  ['price', /(?<![\w-])R ?\d+(?:[.,]\d{1,2})?(?= ?(?:each|ea\b|per\b|p\/|a \w|total|only|excl|incl|\/))/g],
  [
    'price',
    new RegExp(
      `\\b(?:sub ?total|total|grand total|totaal|vat|btw|iva)\\b[^\\n\\d\\p{L}]{0,8}(?:(?:due|amount|price|value|excl|incl|is|of|at|r|zar|usd)\\b[^\\n\\d\\p{L}]{0,4}){0,2}(?:${money})(?![\\w])`,
      'giu',
    ),
  ],
  ['price', new RegExp(`= ?(?:R|\\$) ?(?:${money})(?![\\w])|= ?\\d+[.,]\\d{2}(?!\\d)`, 'gi')],
  ['price', /(?<![\w.,])\d+[.,]\d{2} ?(?:each|ea\b|per (?:unit|case|box|item|pack)|excl|incl)/gi],
  [
    'price',
    /\b(?:ach|eft|snapscan|paid|pay|payment of|transfer(?:red)? of|transferred|deposit(?:ed)?(?: of)?) (?:R|\$)? ?\d{1,3}(?:[ ,]\d{3})+(?:[.,]\d{2})?(?!\d)/gi,
  ],
  [
    'price',
    /(?<![\d.,])\d{1,3}(?:[ ,]\d{3})+(?:[.,]\d{2})?(?= (?:went|was|were|has been|is) (?:thr(?:u|ough)|paid|sent|in|deposited))/gi,
  ],
  ['price', /\b\d{1,2} ?% ?(?:off|discount|less|vat)\b|\b(?:less|discount(?: of)?) \d{1,2} ?%/gi],
];
