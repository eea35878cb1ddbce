import { dateWords, streetWords } from './lexicons/compile';
import { pricePatterns } from './price-patterns';
import type { NoiseSpan } from './tokenise';

const day = `(?:${dateWords.join('|')})`;
const street = `(?:${streetWords.join('|')})`;

/**
 * Parts of a message whose numbers are not for ordering, most certain first. Each pattern is bounded
 * (no nested repetition), so that hostile text costs linear time.
 */
const patterns: [code: string, pattern: RegExp][] = [
  // A noun-class or linking prefix of isiZulu and its neighbours before a number: `u-12`, `no-6`.
  ['prefix', /(?<![\p{L}\d-])(?:u|no|ne|na|ngu|ama|izi|eyi)-(?=\d{1,4} \p{L})/giu],
  // A numeral for its sound: `2moro`, `b4`, `gr8`.
  ['slang', /\b2(?:moro\w{0,2}|mrw|moz|day|nite|night)\b|\b(?:gr8|l8r|w8|m8)\b/gi],
  ['link', /\b(?:https?:\/\/|www\.)[^\s]{1,200}/gi],
  ['quote', /\bthank you for your order of [^\n]{1,300}/gi],
  [
    'quote',
    /\byour order\b[^\n]{1,300}?\b(?:has|have|was|were|is|are) (?:been )?(?:shipped|dispatched|despatched|delivered|received|confirmed)\b/gi,
  ],
  ['email', /[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{2,20}/g],
  ['chat-header', /^\[[^\]\n]{5,30}\] ?[^:\n]{1,40}:/gm],
  ['chat-header', /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[:.]\d{2}[^\n]{0,30}? - [^:\n]{1,40}:/gm],
  [
    'quote',
    /["“][^"”\n]{3,80}["”](?=,? (?:is|was|are|were) what (?:u|you|your \w{2,12}) (?:wrote|typed|said|put|sent|have|had|read|invoiced|confirmed))/gi,
  ],
  [
    'quote',
    /(?<=\b(?:u|you|invoice|confirmation|slip|note|message) (?:wrote|typed|said|says|put|sent|have|had|read|reads|invoiced|confirmed|shows|show):? )["“][^"”\n]{3,80}["”]/gi,
  ],
  ['span', /\bgrade (?:r|\d{1,2})(?= (?:class|outing|party|trip|[a-z]{3,12}s)\b)/gi],
  ['span', /\b(?:class|room|ward|trailer|stop) [a-z]?\d{1,2}\b(?! ?(?:x|kg|g|ml|l|mm|cm|in|ft)\b)/gi],
  [
    'time',
    /\b(?:hours|open|opens|trading|weekdays|weekends|daily|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[^\w\n]{1,3}\d{1,2}(?:[:h.]\d{2})? ?(?:-|–|to|till|til|until) ?\d{1,2}(?:[:h.]\d{2})?\b(?! ?(?:x|kg|g|ml|l)\b)/gi,
  ],
  [
    'time',
    /(?<!\b(?:reduced?|increased?|changed?|bump|cut|raised?|lower(?:ed)?|drop|take|bring|brought|up|down)\b[^.\n]{0,50})\bfrom \d{1,2} ?(?:to|till|-|–) ?\d{1,2}\b(?= ?(?:$|[.,;:!?)\n]|am\b|pm\b|daily|every|on\b))/gim,
  ],
  ['number', /(?<![\w.,])\d{1,6}(?:\.\d{1,6})?e[+-]?\d{2,6}\b/gi],
  ['phone', /(?<![\d.,])(?:\+|00)\d[\d ()-]{7,16}\d(?!\d)/g],
  ['phone', /(?<![\d.,])0\d{2}[ -]?\d{3}[ -]?\d{4}(?!\d)/g],
  ['phone', /(?<![\d.,])\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\d)/g],
  ['phone', /\b(?:tel|cell|call|phone|fax|whatsapp|contact|mobile|ph)\b[^\d\n]{0,12}\d[\d ()-]{5,14}\d/gi],
  ['date', /(?<![\d/.-])(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:20)?\d{2})(?![\d/-])/g],
  [
    'date',
    new RegExp(`(?<![\\w.])\\d{1,2}(?:st|nd|rd|th|e|de)? ?(?:of |de |van )?${day}\\b(?:,? 20\\d\\d)?`, 'gi'),
  ],
  [
    'date',
    /\b(?:on|by|due|exp|expires|dated?|mailed|sent|sheet|check|count|from|of|week|wk|delivery|deliver|order|quoted by \p{L}{2,15})[ :]{0,2}(?!\d{1,2}\/(?:2|3|4|8|16|32|64)(?!\d))\d{1,2}\/\d{1,2}(?![\d/]| ?(?:x|mm|cm|in|ft|kg|g|ml|l)\b|["”])/giu,
  ],
  ['date', new RegExp(`\\b${day}\\.?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b(?:,? 20\\d\\d)?`, 'gi')],
  ['date', /\b\d{1,2} de mayo\b/gi],
  ['date', /(?<!\d )\b(?:on|by|before|from|until|till|for|of) the \d{1,2}(?:st|nd|rd|th)\b/gi],
  ['time', /(?<![\d.,/-])\d{1,2}[:h]\d{2}(?: ?(?:am|pm|hrs|h|uur))?(?![\d\w])/gi],
  [
    'time',
    /\b(?:a )?(?:quarter|half) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/gi,
  ],
  ['time', /(?<![\d.,/-])\d{1,2} ?(?:-|–|to) ?\d{1,2} ?(?:am|pm)\b/gi],
  ['time', /(?<![\d.,/-])\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|a\.m|p\.m|o'?clock|hrs|uur|ish)\b/gi],
  [
    'time',
    /(?<!\d ?)\b(?:at|by|before|b4|after|until|till|til|between|around|voor|teen|om|antes de(?: las)?|antes das|avant|open|opens?|close[sd]?)(?: at)? \d{1,2}(?:[:.h]\d{2})?(?: ?(?:and|to|till|-|–|en|y|e|et|tot) ?\d{1,2}(?:[:.h]\d{2})?)?(?= ?(?:$|[.,;:!?)\n]|am\b|pm\b|pls|please|thanks|thx|tomorrow|tmrw|today|on\b|sharp|or\b|if\b|in the|as\b|because|when))/gi,
  ],
  [
    'code',
    /\b(?:acc(?:oun)?t?|a\/c|po|p\.o\.?|p\/o|purchase order|ref(?:erence)?|inv(?:oice)?|vat no|dn|grn|rekening|postal code|zip code|waybill)(?: ?(?:no|nr|num|number|code|nbr|id))?\.? ?[:#-]? ?#?(?=[a-z/-]{0,8}\d)[a-z0-9][a-z0-9/-]{1,20}\b/gi,
  ],
  [
    'code',
    /\b(?:order|job|customer|cust|client|route|ord|member|store|pedido|commande|delivery|load|vat|tax|reg|quote|ticket|code)(?: ?(?:no|nr|num|number|code|nbr|id)\.? ?[:#-]?| ?#) ?#?(?=[a-z/-]{0,8}\d)[a-z0-9][a-z0-9/-]{0,20}\b/gi,
  ],
  ['code', /\b(?:order|job|invoice|inv|account|customer|member|store|route) \d{4,12}\b/gi],
  [
    'code',
    /\b(?:quote|quotation|bol|pro|ach|ticket|docket|waybill|dn|slip)\.? ?#? ?\d{3,12}(?:-\d{1,6}){0,3}\b/gi,
  ],
  ['code', /\bpo box \d+/gi],
  ['code', /\binv(?:oice)?s? (?:\d{4,8}(?:, ?| and | & |\b)){1,8}/gi],
  [
    'code',
    /\b(?:vendor|supplier|cost cent(?:er|re)|combo|combination|mile marker)\.? ?(?:no\.?|nr\.?|number|#)? ?[:#]? ?\d[\d-]{0,12}(?! ?(?:x|kg|g|ml|l|mm|cm|in|cs|cases?|boxes|packs?|bags?)\b)/gi,
  ],
  [
    'code',
    /\b(?:lic(?:en[cs]e)?|che(?:ck|que)|est(?:imate)?|bestel|bestelling|faktuur)\.? ?(?:no\b\.?|nr\b\.?|nommer\b|number\b|#) ?[:#]? ?#?\d[\d -]{1,12}\d/gi,
  ],
  [
    'span',
    /\bmax(?:imum)? \d{1,3} (?:pallets?|drops?|boxes|bags|days)\b|\b\d{1,3} pallets? (?:max|at a time)\b/gi,
  ],
  ['span', /\b\d{1,2} cop(?:y|ies)\b|\b\d{1,2}-stor(?:e?y|ies)\b|\b\d{1,2}\/12 pitch\b/gi],
  ['span', /\b(?:up|down) from \d{1,5}\b(?! ?to\b)/gi],
  ['address', /\b(?:county rd|county road|highway|hwy|route|rte|state road) \d{1,4}\b/gi],
  ['phone', /(?<![\d.,/-])\d{3}-\d{4}(?:,? ?x ?\d{1,5})?(?![\d-])/gi],
  // "Drop 2: …", "Floor 3: …": what a part of the order is for.
  [
    'label',
    /(?<=^|[.;\n] ?)(?:drop|stop|floor|phase|load|delivery|day|section|level|house|truck|batch|shop|site|table) \d{1,3} ?:/gim,
  ],
  ['label', /\b(?:desc|descr|description|item|product|part)\.? ?[:=]? ?(?=["“])/gi],
  ['address', /\b(?:deliver|ship|send) to \d{4,5}\b|\bthe \d{4,5} area\b/gi],
  ['code', /(?<!\p{L})n[°º]\.? ?\d{1,6}/giu],
  [
    'address',
    /\b(?:lot|building|bldg|block|phase|tower) \d{1,4}[a-z]?(?=[,.]| (?:building|bldg|unit|needs?|wants?|requires?|floor|level))/gi,
  ],
  ['address', /(?<!\d ?)\bunit \d{1,4}[a-z]?\b(?! ?(?:x|@|cs|cases?|kg|ml|l)\b)/gi],
  [
    'address',
    /(?<!\d ?)\b(?:entrance|gate|hek|port[oó]n|door|bell|buzzer|quai|porte|muelle|puerta|port[ãa]o|floor|level|code|pin|intercom|boom|lift|reception|ext|parking|exit|stairs|tower) ?(?:code|no\.?|nr\.?|nommer|number)? ?(?:is|:|=)? ?#? ?\d{1,6}[a-z#]?(?!\w|\.\d)/gi,
  ],
  [
    'address',
    /\b\d{1,2}(?:st|nd|rd|th) (?:floor|level|entrance|gate|door|street|avenue|ave|driveway|house|left|right|turn|exit|robot|circle)\b/gi,
  ],
  [
    'leader',
    /[ \t]*(?:\.{3,}|_{3,}|(?: \.){3,}|-{4,})[ \t]*(?=x? ?\d{1,4}(?: ?(?:x|[a-z]{2,8}))?[ \t]*$)/gim,
  ],
  ['address', /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/g],
  ['address', /(?<=[,\d] )\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?,? \d{4}(?= ?(?:$|[|,\n]|\.(?!\d)))/gmu],
  [
    'address',
    /\b(?:cnr|corner|c\/o|h\/v)\.? [^\n,;]{3,50}?\b(?:Ave(?:nue)?|St(?:reet)?|Rd|Road|Str|Dr|Drive|Ln|Lane|Blvd)\b/gi,
  ],
  ['address', /\bprivate bag [a-z]?\d{1,5}\b/gi],
  [
    'address',
    /\b\d{1,5} (?:[NSEW]{1,2} )?(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20}) (?:Ave|St|Rd|Blvd|Ct|Dr|Ln|Way|Pl)\b\.?(?: #\d{1,4})?/gu,
  ],
  ['code', /\b(?:npo|npc|tax|cheque|check|claim|ending)(?: ?(?:no|nr|ref|in)\.?)? ?\d[\d/-]*\b/gi],
  ['code', /\b(?:fax|ext|phase) ?\.? \d{1,4}\b(?! ?(?:x|mm|cm|ml|kg|in)\b)/gi],
  ['code', /\bnet \d{1,3}(?= ?(?:days?\b|[.,;|]|$))/gim],
  ['date', /\b\d{1,2}(?:st|nd|rd|th)? (?:du mois|of the month|van die maand|do m[eê]s|del mes)\b/gi],
  ['span', /\+ ?\d{1,3} free\b/gi],
  [
    'span',
    /\b\d{1,2} times\b|\b\d{1,2}(?:st|nd|rd|th) time\b|\b(?:i am|im|i'm|aged?) \d{2}\b(?= and|,|\.)/gi,
  ],
  [
    'span',
    /(?<![\d.,])\d{1,3}(?:[.,]\d)? ?(?:m|met(?:er|re)s?|ft|feet) high\b|\b\d{1,3}(?:[.,]\d)? (?:miles?|km|blocks?) (?:past|from|after|before|down|up|north|south|east|west)\b|\b\d{1,2} ton(?:ne)?s? trucks?\b/gi,
  ],
  ['span', /\b\d{1,3} of (?:the )?\d{1,3}(?: pages?)?\b(?! ?x)|\b\d{1,3} pages\b/gi],
  ['address', /\b\d{1,4} \p{L}{3,20}(?:straat|weg|laan|street)\b/giu],
  [
    'address',
    /(?<!\d ?)\b(?:shop|shop no|unit no|stand|suite|flat|apt|apartment|gate|dock|bay|erf|plot|site|store|branch|stall|kiosk|lote|lot|room|section|extension|ext|km|winkel|local|loja|tienda|door no|house no|block no|no\.) ?(?:(?:nr|no)\.?|#)? ?\d{1,5}[a-z]?\b(?! ?(?:x|cs|cases?|kg|l|ml)\b)/gi,
  ],
  [
    'address',
    new RegExp(
      `(?<![\\d.,x] ?)\\b\\d{1,5}[a-d]?,? (?:[\\p{L}'.]{2,20} ){1,2}(?:street|road|avenue|drive|lane|crescent|boulevard|highway|straat|laan|st|rd|ave|str|dr|blvd|cres)\\b(?=\\.?(?:$|[,.;:!?)\\n]| (?:tomorrow|today|please|pls|on|by|at|before|and|thanks|thx|unit|${day}))|\\.)`,
      'giu',
    ),
  ],
  [
    'address',
    /\b\d{1,5} \p{Lu}[\p{L}'.]{1,20}(?: \p{Lu}[\p{L}'.]{1,20})? (?:St|Rd|Ave|Str|Dr|Street|Road|Lane|Ln|Close|Way|Cres|Crescent|Drive|Avenue|Place|Court|Blvd)\b/gu,
  ],
  ['address', /\b(?:\d{1,3} \d{3}|\d{1,5}),? (?:rue|rua|calle|avenida|boulevard) [^\n,.;]{2,40}/gi],
  [
    'address',
    /\b(?:calle|avenida|av|rue|rua|carrera|avenue)\.? (?:[\p{L}.]{1,20} ){0,3}(?:n[°ºo]\.? ?)?\d{1,5}\b/giu,
  ],
  ['address', new RegExp(`\\b\\p{Lu}[\\p{L}]{2,20}${street} \\d{1,5}\\b`, 'gu')],
  ...pricePatterns,
  [
    'span',
    /(?<![\d.,])\d{1,3}(?: \d{3})? ?(?:days?|hours?|weeks?|minutes?|mins?|dae|ure|weke|dias|horas|jours|heures|km|kms|people|guests|pax|kids|children|learners|residents|patients|customers|staff|shops|branches|percent off)\b(?! ?(?:lamb|old))/gi,
  ],
  [
    'span',
    /(?<!\b(?:this|next|last|per|every|each|the|a) )\b(?:week|wk|page|day|attempt|version) \d{1,3}(?: of \d{1,3})?\b/gi,
  ],
];

/** Finds phone numbers, dates, times, addresses, prices and codes: sorted spans that do not overlap. */
export function findNoise(text: string): NoiseSpan[] {
  const spans: NoiseSpan[] = [];
  for (const [code, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length, code };
      if (span.end > span.start && !spans.some((other) => other.start < span.end && span.start < other.end))
        spans.push(span);
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}
