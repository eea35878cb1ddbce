import type { NoiseKind } from './noise-pattern';

/** "no", "number", … between the name of a code and the code. */
const numberWord = 'no|nr|num|number|code|nbr|id';

/** An order, by the name that stands before its number. */
const orderWord = '(?:[Oo]rder|[Bb]estelling|[Pp]edido|[Cc]ommande|[Ee]ncomenda)';

/** One word of who orders. */
const nameWord = "\\p{Lu}[\\p{L}'’.&]{0,30}";

/** Units that make a number an amount of goods. */
const goodsUnit = 'x|kg|g|ml|l|mm|cm|in|cs|cases?|boxes|packs?|bags?';

/** Numbers of orders, accounts, papers and people. */
export const codes: NoiseKind = {
  code: 'code',
  patterns: [
    [
      'see {PO no: A-1203/4}',
      new RegExp(
        `\\b(?:acc(?:oun)?t?|a\\/c|po|p\\.o\\.?|p\\/o|purchase order|ref(?:erence)?|inv(?:oice)?|vat no|dn|grn|rekening|postal code|zip code|waybill)(?: ?(?:${numberWord}))?\\.? ?[:#-]? ?#?(?=[a-z/-]{0,8}\\d)[a-z0-9][a-z0-9/-]{1,20}\\b`,
        'gi',
      ),
    ],
    [
      'see {customer number 88}',
      new RegExp(
        `\\b(?:order|job|customer|cust|client|route|ord|member|store|pedido|commande|delivery|load|vat|tax|reg|quote|ticket|code|req|requisition)(?: ?(?:${numberWord})\\.? ?[:#-]?| ?#) ?#?(?=[a-z/-]{0,8}\\d)[a-z0-9][a-z0-9/-]{0,20}\\b`,
        'gi',
      ),
    ],
    [
      'rekening aan die hotel, {verw. HTL 44830}',
      new RegExp(
        `\\b(?:[Vv]erw(?:ysing)?|[Rr]ef(?:er(?:ence|encia|ência)|éf)?|(?:[Oo]rder|[Bb]estelling|[Pp]edido|[Cc]ommande)(?: ?(?:${numberWord})\\.?| ?n[°ºo.]{1,2}| ?#))\\.? ?[:#]? ?[A-Z]{2,6} \\d{3,6}\\b(?=\\.?\\s*$|\\.?[,;)\\n]|\\. )`,
        'gm',
      ),
    ],
    // In capitals, for it is short for a pair as well: "2 pr 3390 gloves".
    [
      'Facilities, {PR 3390}, St. Anne',
      /(?<!\d ?)\b(?:PR|RFQ|WO|SO) ?(?:No\.?|Nr\.?|#)? ?\d{3,8}(?= ?(?:$|[,;:)\n]|\.(?!\d)))/gm,
    ],
    ['see {order 120345}', /\b(?:order|job|invoice|inv|account|customer|member|store|route) \d{4,12}\b/gi],
    [
      'see {quote #1203-4}',
      /\b(?:quote|quotation|pro ?forma|bol|pro|ach|ticket|docket|waybill|dn|slip)\.? ?#? ?\d{3,12}(?:-\d{1,6}){0,3}\b/gi,
    ],
    // Over rows, behind a name in capitals, and said but once: "Brown Bread - order 12" above "Milk - order 4" counts.
    [
      'Hillside School - {order 117}\n1) 2 milk',
      new RegExp(
        `\\b(?=${orderWord}\\b)(?<=^\\s{0,4}(?:${nameWord} ){1,5}${nameWord},?(?: ?[-–—|:])? ?)${orderWord}(?: no| nr)?[ #:.]{1,2}\\d{1,4}(?=[ .:]*\\n[^\\n]*\\d)(?![^]*\\b${orderWord}[ #:]*\\d)`,
        'gu',
      ),
    ],
    ['ship to Apt 2, {zip 64124}', /\bzip(?: code)?:? ?\d{5}(?:-\d{4})?\b/gi],
    ['3 pallets, {seal 8841}', /(?<=[,;(] ?)seal(?: ?(?:no|nr|#))?\.?:? ?\d{3,8}\b/gi],
    ['truck, {plate KJR 4471}', /\b[Pp]lates? ?(?:no\.?|nr\.?|is|#)? ?:? ?[A-Z]{2,3}[ -]?\d{2,4}\b/g],
    ['paid today, {ref HOTEL 88}', /\b[Rr]ef(?:erence)?\.?:? [A-Z]{3,12} \d{1,5}\b(?=\.?\s*$|[,;\n])/gm],
    ['send to {PO Box 12}', /\bpo box \d+/gi],
    ['paid {invoices 1203, 1204 and 1205}', /\binv(?:oice)?s? (?:\d{4,8}(?:, ?| and | & |\b)){1,8}/gi],
    [
      'for {cost centre 12}',
      new RegExp(
        `\\b(?:vendor|supplier|cost cent(?:er|re)|mile marker)(?:\\.? ?(?:no\\.?|nr\\.?|number|#))? ?[:#]? ?\\d[\\d-]{0,12}(?! ?(?:${goodsUnit})\\b)`,
        'gi',
      ),
    ],
    ['gate {combo 4471}', /\b(?:combo|combination)(?: is)?:? ?#?\d{3,6}\b/gi],
    [
      'by {cheque no. 1203}',
      /\b(?:lic(?:en[cs]e)?|che(?:ck|que)|est(?:imate)?|bestel|bestelling|faktuur)\.? ?(?:no\b\.?|nr\b\.?|nommer\b|number\b|#) ?[:#]? ?#?\d[\d -]{1,12}\d/gi,
    ],
    ['collect with bakkie {CA 445-120}', /(?<![\p{L}\d])[A-Z]{2,3} \d{3}-\d{3}(?![\d-])/gu],
    // The number of a trade's licence or of a firm's taxes, as firms sign with it.
    [
      'Brooks Roofing LLC, {lic. #C9 55120}',
      /\blic(?:en[cs]e)?\b\.? ?(?:no\b\.?|nr\b\.?|number\b)? ?[:#]? ?#?(?:[A-Z]{1,3}-?\d{0,2} )?\d{2}[\d./-]{1,16}\b/gi,
    ],
    [
      'Brooks Roofing, {EIN 84-1203441}',
      /\b(?:EIN|CCB|ROC|CSLB|SIRET|NIF|CUIT|CNPJ|RFC) ?[:#]? ?#?\d{2}[\d./-]{3,16}\b/g,
    ],
    ['truck with {seal 004512}', /\bseal(?: no\.?| nr\.?)? ?#?\d{5,9}\b/gi],
    ['commande {n° 1203}', /(?<!\p{L})n[°º]\.? ?\d{1,6}/giu],
  ],
};

/** Names of codes that are words of goods and of addresses too: only what nothing more certain claims. */
export const looseCodes: NoiseKind = {
  code: 'code',
  patterns: [
    [
      'the card {ending in 1203}',
      /\b(?:npo|npc|tax|cheque|check|claim|ending)(?: ?(?:no|nr|ref|in)\.?)? ?\d[\d/-]*\b/gi,
    ],
    ['our {fax 1203}', /\b(?:fax|ext|phase) ?\.? \d{1,4}\b(?! ?(?:x|mm|cm|ml|kg|in)\b)/gi],
    ['terms {net 30} days', /\bnet (?:\d{1,3}(?= ?days?\b)|(?:7|14|30|45|60|90)(?= ?(?:[.,;|]|$)))/gim],
  ],
};
