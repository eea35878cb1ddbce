import type { NoiseKind } from './noise-pattern';

/** `85`, `1 250,00`. */
const money = '(?:\\d{1,3}(?:[ ,]\\d{3})*(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)';

/** The "of" of "an order of R85"; but "8 bags of R19" are so called. */
const ofMoney = '(?<!\\b(?:bags?|rolls?|packs?|bundles?|bdls?|pallets?|boxes|cartons?|pieces|pcs) )of';

/** Prices, totals, payments and discounts. */
export const prices: NoiseKind = {
  code: 'price',
  patterns: [
    [
      '{Sub total excl: 1250}',
      new RegExp(
        `\\b(?:sub[ -]?total|total|grand total|totaal|tot|vat|btw|iva)\\b[^\\n\\d\\p{L}]{0,8}(?:(?:due|amount|price|value|excl|incl|is|of|at|r|zar|usd)\\b[^\\n\\d\\p{L}]{0,4}){0,2}${money}(?![\\w])`,
        'giu',
      ),
    ],
    [
      'rice 12 {@ 85.50   1026.00}',
      new RegExp(
        `@ ?(?:R|\\$|€|£)? ?${money} {1,12}(?:R|\\$|€|£)? ?\\d[\\d ,]{0,9}[.,]\\d{2}(?![\\d\\w])`,
        'gi',
      ),
    ],
    [
      '12 rice {@ R85.50 each}',
      new RegExp(
        `@ ?(?:R|\\$|€|£|ZAR|MZN|MT)? ?${money}(?: ?(?:each|ea|per \\w{1,10}|p/\\w|/\\w{1,6}))?(?![\\w])`,
        'gi',
      ),
    ],
    [
      'rice 12{ x 85.50 = 1026.00}',
      /(?<=\d) ?[x×*] ?(?:R|\$|€|£)? ?\d{1,5}[.,]\d{2}(?: ?= ?| {1,12})(?:R|\$|€|£)? ?\d[\d ,]{0,9}[.,]\d{2}(?![\w]| ?(?:l|lt|ml|kg|g)\b)/g,
    ],
    [
      'rice 12{ - 85.00 - 1020.00}',
      /(?<=\d(?: ?\p{L}{1,8})?)(?: {1,12}| ?[-–|;/] ?)(?:R ?)?\d{1,5}[.,]\d{2}(?: {1,12}| ?[-–|;/=] ?)(?:R ?)?\d[\d ,]{0,9}[.,]\d{2}(?=\s*(?:\n|$))/giu,
    ],
    // In rows only, and from ten upwards: "1.25" may be litres.
    [
      'rice 12{ x 85.50}',
      /(?= ?[x×*@])(?<=\p{L}[^\n,;x×*]{0,40} \d{1,4}) ?[x×*@] ?\d{2,5}[.,]\d{2}(?=\s*(?:\n|$))/giu,
    ],
    [
      '12 rice 5kg {85.00}',
      /(?<=\d ?(?:kgs?|g|gr|gm|lt?|ltr|ml|s|pk|pack) {1,12})\d{2,5}[.,]\d{2}(?=\s*(?:\n|$))/gi,
    ],
    [
      'rice 5kg 12{  85.00}',
      /(?= )(?<=\p{L}[^\n,;x×*]{0,40} \d{1,4}) {1,12}(?:[-–] ?)?\d{2,5}[.,]\d{2}(?=\s*(?:\n|$))/giu,
    ],
    [
      '12 rice {R 1 250,00}',
      /(?<![\w])(?:R|\$|€|£|ZAR|USD|MZN|Rs\.?) ?(?:\d{1,3}(?:[ ,]\d{3})*|\d+)[.,]\d{2}(?!\d)/g,
    ],
    [
      'all in all {about R2 340} i think',
      new RegExp(
        `(?<!\\p{L})(?:about|around|approx(?:imately)?\\.?|roughly|nearly|(?:plus|\\+) ?[/-]? ?minus|\\+/-|±|more or less|ongeveer|omtrent|sowat|min of meer|cerca de|mais ou menos|mas o menos|environ) (?:ZAR|R) ?${money}(?![\\p{L}\\d])`,
        'giu',
      ),
    ],
    ['12 rice {$85}', new RegExp(`[$€£] ?${money}(?!\\w)`, 'g')],
    [
      '12 rice {for R85}',
      new RegExp(
        `\\b(?:for|at|total|price|cost|costs|pay|paid|worth|was|${ofMoney}|=|:|-) ?(?:is |of )?(?:ZAR|R) ?${money}\\b`,
        'gi',
      ),
    ],
    [
      'he was here all day, {R1 450}!!',
      /(?<![\w-])R ?\d{1,3}(?: \d{3}){1,2}(?<=(?:[,;:(] ?|\b(?:us|me|him|her|them|you) )R ?\d{1,3}(?: \d{3}){1,2})(?= ?(?:$|[\n,;!?)]|\.(?!\d)))/gm,
    ],
    ['rice 5kg {R129}', /(?<=\d ?(?:kgs?|g|gr|gm|lt?|ltr|ml) )R ?\d{1,5}(?:[.,]\d{2})?(?![\w-])/gi],
    [
      'rice if its under {R85}',
      new RegExp(`(?<=\\b(?:under|below|over|above|than) )(?:ZAR|R) ?${money}\\b`, 'gi'),
    ],
    [
      '12 rice {R85} each',
      /(?<![\w-])R ?\d+(?:[.,]\d{1,2})?(?= ?(?:each|ea\b|per\b|p\/|a \w|total|only|excl|incl|\/))/g,
    ],
    [
      'rice {at 189,99} is ok',
      /(?<=\p{L}\w{0,30} )(?:at|teen|a|à|por) \d{1,5}[.,]\d{2}(?![\d\w]| ?(?:kg|g|l|lt|ml|m|mm|cm|in|ft|lb|oz|gal)\b)/giu,
    ],
    [
      'rice is {85 rand} now',
      /(?<![\w.,-])\d{1,5}(?:[.,]\d{1,2})? ?(?:rand|rands|bucks|dollars|euros?|meticais|metical|pesos|reais|cents)\b/gi,
    ],
    ['12 rice {= R850}', new RegExp(`= ?(?:R|\\$) ?${money}(?![\\w])`, 'gi')],
    ['12 rice {= 850.00}', /= ?\d+[.,]\d{2}(?!\d)/g],
    [
      '12 rice {85.50 each}',
      /(?<![\w.,])\d+[.,]\d{2} ?(?:each|ea\b|per (?:unit|case|box|item|pack)|excl|incl)/gi,
    ],
    [
      'we {paid R1 250.00}',
      /\b(?:ach|eft|snapscan|paid|pay|payment of|transfer(?:red)? of|transferred|deposit(?:ed)?(?: of)?) (?:R|\$)? ?\d{1,3}(?:[ ,]\d{3})+(?:[.,]\d{2})?(?!\d)/gi,
    ],
    [
      'the {1 250} went through',
      /(?<![\d.,])\d{1,3}(?:[ ,]\d{3})+(?:[.,]\d{2})?(?= (?:went|was|were|has been|is) (?:thr(?:u|ough)|paid|sent|in|deposited))/gi,
    ],
    [
      'please have {change for R500}',
      // Nothing goes on behind it: "change for 6 bags".
      new RegExp(
        `(?<!\\p{L})(?:change|kleingeld|cambio|vuelto|vuelta|troco|monnaie) (?:for|of|vir|van|de|para|por|pour|sur) (?:R|\\$|€|£)? ?${money}(?= ?(?:$|[;:!?)\\n]|[.,](?!\\d)|please|pls|thanks|asseblief|por favor|svp))`,
        'gimu',
      ),
    ],
    ['with {5% off}', /\b\d{1,2} ?% ?(?:off|discount|less|vat)\b/gi],
    ['with a {discount of 5%}', /\b(?:less|discount(?: of)?) \d{1,2} ?%/gi],
  ],
};
