import { anyOf, dozenWords, ofClass, streetWords, unitWords } from '../../language/words/pattern-words';
import { dayOrMonth } from './dates';
import type { NoiseKind } from './noise-pattern';

/** What a name of a street ends with, without a space: a short word is as well the end of a brand. */
const street = `(?:${streetWords.filter((word) => word.length > 3 || word === 'weg').join('|')})`;

/** The 3 of "tell the shop 3 bags of samp", "for the kiosk 3 dozen rolls" counts, and numbers no shop: a unit follows, and goods. */
const countsGoods = `(?! (?:${[...unitWords, ...dozenWords].join('|')}) (?:(?:of|van|de|du|des) )?\\p{L}{3})`;

/** The brand of "2 orchard lane juice 1l", where an entry begins: goods come in a size, and no house does. */
const notSized = `(?!(?<=(?:^|[\\n;,:*•-]|\\b(?:and|en|y|e|et|send|need|please|pls)) ?)\\d{1,3} (?:[\\p{L}'.&%]{1,20} ){2,6}\\d+(?:[.,]\\d+)? ?(?:m?[lL]t?|ML|[kK]?[gG])\\b)`;

/** A part of a place, by its number: "ward 4", "blk 7". */
const section = `(?<!\\p{L})(?:${anyOf(ofClass('sections'))})\\.? ?(?:no\\.? ?|nr\\.? ?|#)?\\d{1,4}[a-z]?`;

/** Floors, doors, gates and stands: where in a place the goods go. */
export const doors: NoiseKind = {
  code: 'address',
  patterns: [
    ['along {county road 12}', /\b(?:county rd|county road|highway|hwy|route|rte|state road) \d{1,4}\b/gi],
    // "CR" is as well the name of a battery: only where goods are taken, and behind the number of a house.
    [
      'deliver {1180 CR 214}, the yard',
      /(?=\d)(?<=\b(?:deliver|delivery|drop|ship|address|site|at|to)(?: to| at)?[ :]{1,2})\d{2,5} (?:CR|FM|SR|RR|PR|RM) \d{1,4}(?=[\n,.;!?)]|$)/gim,
    ],
    ['{deliver to 2196}', /\b(?:deliver|ship|send) to \d{4,5}\b/gi],
    ['around {the 2196 area}', /\bthe \d{4,5} area\b/gi],
    [
      '{building 4b} needs paint',
      /\b(?:lot|building|bldg|phase|tower) \d{1,4}[a-z]?(?=[,.]| (?:building|bldg|unit|needs?|wants?|requires?|floor|level))/gi,
    ],
    [
      'leave it at the desk, {bldg 12}',
      /(?=[bt])(?<=(?:[,;:(] ?|\b(?:at|to|in|by|near|of|for|from|behind) ))(?:building|bldg|tower) \d{1,4}[a-z]?(?= ?(?:$|[\n;!?)]|: ?$))/gim,
    ],
    // Not "retaining block 60, ".
    [
      'deliver to {block 12}, please',
      /(?=block)(?<=(?:^|[\n,;:(] ?|\b(?:at|to|in|by|near|of|for|from|the|on|behind) ))block \d{1,4}[a-z]?(?=[,.]| (?:building|bldg|unit|needs?|wants?|requires?|floor|level))/gim,
    ],
    // Where guests and pupils are: not "for the villa 4 trays".
    [
      'ants in {chalet 4} again',
      /(?<=\b(?:in|at|to|for|by|near|of|from|behind|outside|vir|en|na|no|em|dans|para la|para o|para a|à la) )(?:chalet|villa|cottage|cabin|bungalow|rondavel|rondawel|caravan|classroom|klaskamer|ward|wing|tent|huisie|kothuis|cabaña|cabana|aula|bungalô) ?(?:no\.?|nr\.?|#)? ?\d{1,3}[a-z]?(?= ?(?:$|[\n,;.:!?)])| (?:again|please|pls|and|is|are|has|have|was|needs?|wants?|today|asb|weer|en|y|e|et|otra|de novo|encore)\b)/gimu,
    ],
    [
      'Thandi spaza {sect 4}\n6 rice',
      // The words are looked for behind a number that was found.
      new RegExp(
        `${section}(?<=(?<!\\p{L})(?:${anyOf(ofClass('premises'))}),? ${section})(?= ?(?:$|[\\n,;.:!?)]))`,
        'gimu',
      ),
    ],
    ['the kitchen ({ward 5b}) needs', new RegExp(`(?<=\\( ?)${section}(?= ?\\))`, 'giu')],
    [
      '{Lot 6 Blk 3}, 10 rebar',
      /\b(?:lot|stand|erf|plot|unit|site) \d{1,5}[a-z]?,? (?:blk|bk|block|ph|phase|sect?|section) \d{1,4}[a-z]?\b/gi,
    ],
    ['/ {Building C}, panel', /\b(?:[Bb]uilding|[Bb]ldg) [A-Z]\b(?!-)/g],
    ['bring it to {unit 12b}', /(?<!\d ?)\bunit \d{1,4}[a-z]?\b(?! ?(?:x|@|cs|cases?|kg|ml|l)\b)/gi],
    // Not "green gate: 6 bags", and not "window and door 12 oz".
    [
      'the {gate code is 1203#}',
      /(?<!\d ?)\b(?!\p{L}+ ?: ?\d{1,3} \p{L})(?:entrance|gate|hek|port[oó]n|door|bell|buzzer|quai|porte|muelle|puerta|port[ãa]o|floor|level|code|pin|intercom|boom|porta|lift|reception|ext|parking|exit|stairs|tower) ?(?:code|no\.?|nr\.?|nommer|number)? ?(?:is|:|=)? ?#? ?\d{1,6}[a-z#]?(?!\w|\.\d|-\d| ?(?:oz|lbs?|kg|g|ml|mm|cm|ft|pk|packs?)\b)/giu,
    ],
    [
      'na casa verde, {2º andar}',
      /(?<![\d.,])\d{1,2}(?:er|[eéèº°ª]|de|ste|do|ro|to|ème|eme)? (?:étage|etage|piso|andar|verdieping|vloer)(?!\p{L})/giu,
    ],
    [
      'on the {3rd floor}',
      /\b\d{1,2}(?:st|nd|rd|th) (?:floor|level|entrance|gate|door|driveway|house|left|right|turn|exit|robot|circle)\b(?! (?:\p{L}+ ){0,3}\d+(?:[.,]\d+)? ?(?:ml|l|lt|g|kg)\b)/giu,
    ],
    // Goods may be named after a street: "2 4th avenue red", "4th avenue red 2".
    [
      'we are {at 4th avenue} now',
      /(?:\b(?:at|to|in|on|by|near|off|from|behind|corner|cnr|op|na|en|sur)|@) (?:the |die |la |a )?\d{1,3}(?:st|nd|rd|th) (?:street|avenue|ave|st|rd|dr|ln|pl|ct)\b(?! (?:\p{L}+ ){0,3}\d+(?:[.,]\d+)? ?(?:ml|l|lt|g|kg)\b)/giu,
    ],
    [
      'the yard, {4th avenue}, blue gate',
      /(?=\d)(?<=(?:^|[\n,;:(.] ?))\d{1,2}(?:st|nd|rd|th) (?:street|avenue|ave)\b(?= ?(?:$|[\n,;.)]))/gimu,
    ],
  ],
};

/** Streets named after a day: what would be a date elsewhere. */
export const dayStreets: NoiseKind = {
  code: 'address',
  patterns: [
    [
      'na {Av. 24 de Julho 1500}, porta azul',
      new RegExp(
        `(?<!\\p{L})(?:av(?:enida)?|rua|calle|rue|avenue|boulevard|plaza|praça|place)\\.? (?:du |del? |da |l[ae] )?\\d{1,2} (?:de |d')?${dayOrMonth}(?!\\p{L})(?:,? (?:n[°ºo.]{1,2} ?)?\\d{1,5}(?!\\w| ?(?:x|kg|g|ml|l)\\b))?`,
        'giu',
      ),
    ],
  ],
};

/** Towns with their codes, corners and boxes. */
export const towns: NoiseKind = {
  code: 'address',
  patterns: [
    ['Austin, {TX 78701}', /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/g],
    [
      'Park House, {12 Main Road, 6170}',
      /(?=[\d\p{Lu}])(?:(?<=^|[,\d] )\d{1,5} |(?<=[,\d] ))\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?,? \d{4,5}(?= ?(?:$|[|,\n]|\.(?!\d))| {2,}|\t)/gmu,
    ],
    [
      'The Home, {7 Chapel Rd, 3201}',
      /\b\d{1,5} \p{Lu}[\p{L}'.]{1,20}(?: \p{Lu}[\p{L}'.]{1,20})? (?:St|Rd|Ave|Str|Dr|Street|Road|Lane|Ln|Close|Cres|Drive|Avenue),? \d{4,5}(?= ?(?:$|[|,\n]|\.(?!\d)))/gmu,
    ],
    [
      'at my house {12 Elm cnr 4th}, ring twice',
      /(?<!\d ?)\b\d{1,5} \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?,? (?:cnr|corner|c\/o|h\/v|hoek|esq|esquina|coin)\.? (?:of |van |de |con |com )?(?:(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20})(?: (?:Ave(?:nue)?|St(?:reet)?|Rd|Road|Str|Dr|Drive|Ln|Lane|Blvd)\b)?)(?!\p{L})/gu,
    ],
    [
      'it is {cnr 4th and Main Rd}',
      /\b(?:cnr|corner|c\/o|h\/v)\.? [^\n,;]{3,50}?\b(?:Ave(?:nue)?|St(?:reet)?|Rd|Road|Str|Dr|Drive|Ln|Lane|Blvd)\b/gi,
    ],
    [
      'post to {P.O. Box 41}',
      /(?<![\p{L}\d])(?:p\.? ?o\.? ?box|private bag|postnet suite) ?[a-z]?\d{1,6}\b/giu,
    ],
    [
      'at {120 W 3rd St #4}',
      /\b\d{1,5} (?:[NSEW]{1,2} )?(?:\d{1,3}(?:st|nd|rd|th)|\p{Lu}\p{Ll}{2,20}) (?:Ave|St|Rd|Blvd|Ct|Dr|Ln|Way|Pl)\b\.?(?: #\d{1,4})?/gu,
    ],
  ],
};

/** Streets with the number of the house. */
export const streets: NoiseKind = {
  code: 'address',
  patterns: [
    // A number of a house behind that of its door.
    [
      '6 door stops. {Apt 3B 900 Birch}, ask for Bo',
      /(?<!\d ?)\b(?:unit|suite|ste|flat|apt|apartment) ?#?\d{1,4}[a-z]?,? \d{2,5} \p{Lu}\p{Ll}{2,20}(?: (?:St|Rd|Ave|Dr|Ln|Way|Blvd)\b)?(?=[.,;!?\n]|$)/gimu,
    ],
    ['by {12 Kerkstraat}', /\b\d{1,4} \p{L}{3,20}(?:straat|weg|laan|street)\b/giu],
    [
      'by {shop no. 12}',
      // Not the 6 of "6 shop 12", but behind the end of a phone number.
      // In Afrikaans room is cream: "vars room 500".
      new RegExp(
        `(?<!(?<!\\d)\\d{1,3} ?)(?<!(?<!\\p{L})(?:${anyOf(ofClass('ofCream'))}) ?)\\b(?:shop|shop no|unit no|stand|suite|ste|flat|apt|apartment|gate|dock|bay|erf|plot|site|store|branch|stall|kiosk|lote|lot|room|rm|district|distrik|plaas|posbus|section|extension|ext|km|winkel|local|loja|tienda|jobsite|chantier|b[âa]timent|appartement|obra|apartamento|departamento|woonstel|(?<=[(,] ?)casa|door no|house no|house(?= number)|block no|(?<=(?:^|[\\n,;:(] ?|\\b(?:at|to|in|by|near|from|street|road|straat|rua|calle|rue) ))no\\.) ?(?:(?:nr|no|number)\\.?|#)? ?\\d{1,5}[a-z]?\\b${countsGoods}(?!-\\d| ?(?:x|cs|cases?|kg|l|ml)\\b)`,
        'gimu',
      ),
    ],
    [
      'by {12 old main road} please',
      new RegExp(
        `(?<![\\d.,x] ?)\\b${notSized}\\d{1,5}[a-d]?,? (?:[\\p{L}'.]{2,20} ){1,2}(?:street|road|avenue|drive|lane|crescent|boulevard|highway|straat|laan|st|rd|ave|str|dr|blvd|cres)\\b(?=\\.?(?:$|[,.;:!?)\\n]| (?:tomorrow|today|please|pls|on|by|at|before|and|thanks|thx|unit|${dayOrMonth}))|\\.)`,
        'giu',
      ),
    ],
    [
      'Shop 7, {12 Lang str} Kokstad',
      new RegExp(
        `\\b${notSized}\\d{1,5} \\p{Lu}[\\p{L}'.]{1,20}(?: \\p{Lu}[\\p{L}'.]{1,20})? (?:str|rd|ave|street|road|avenue|lane|straat)\\b\\.?`,
        'gu',
      ),
    ],
    // Not the "8 Brass st elbows" of plumbers.
    [
      'pick up at noon, {12 Elm st} crew',
      /\b\d{1,5} \p{Lu}\p{Ll}{2,20} st\b(?=\.?(?:$|[,.;:!?)\n]| (?:crew|crews|team|guys|job|jobsite|site|project|house|property|address)\b))/gmu,
    ],
    [
      'by {12 Van Wyk Close}',
      new RegExp(
        `\\b${notSized}\\d{1,5} (?:[NSEW]{1,2}\\.? )?\\p{Lu}[\\p{L}'.]{1,20}(?: \\p{Lu}[\\p{L}'.]{1,20}){0,2} (?:St|Rd|Ave|Str|Dr|Street|Road|Lane|Ln|Close|Way|Cres|Crescent|Drive|Avenue|Place|Court|Blvd|Parade|Terrace|Loop|Circle|Quay|Mews|Square|Walk|Pkwy|Parkway|Trail|Plaza|Pike)\\b`,
        'gu',
      ),
    ],
    [
      'au {12 rue du Port}, merci',
      /\b(?:\d{1,3} \d{3}|\d{1,5}),? (?:rue|rua|calle|avenida|boulevard) [^\n,.;]{2,40}/gi,
    ],
    [
      'en la {calle del Sol n° 12}',
      /\b(?:calle|avenida|av|rue|rua|carrera|avenue)\.? (?:[\p{L}.]{1,20} ){0,3}(?:n[°ºo]\.? ?)?\d{1,5}\b/giu,
    ],
    // A number of a house before the mere name of its street.
    [
      'the roof {at 1203 Maple} before noon',
      /\bat \d{2,5} \p{Lu}\p{Ll}{2,20}(?=[.,;!?\n)]|$| (?:before|after|by|on|in|at|today|tomorrow|please|pls|asap)\b)/gmu,
    ],
    [
      'the roof {at 9 Maple Bend}: 4 sheets',
      /\bat \d{1,5} \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})?(?=:)/gu,
    ],
    ['by {Kerkstraat 12}', new RegExp(`\\b\\p{Lu}[\\p{L}]{2,20}${street} \\d{1,5}\\b`, 'gu')],
  ],
};
