import { anyOf, dozenWords, numberWordsTo, ofClass, unitWords } from '../../language/words/pattern-words';
import { dayOrMonth } from './dates';
import type { NoiseKind } from './noise-pattern';

const slots = anyOf(ofClass('slots'));

/** The hours of a clock as they are said in a language. */
const hoursIn = (language: string): string => `(?:${anyOf(numberWordsTo(12, language))})`;
const english = hoursIn('en');
const afrikaans = hoursIn('af');
const spanish = hoursIn('es');
const portuguese = hoursIn('pt');
const french = hoursIn('fr');

/** Words of talk right behind an hour, which close what is said of it. */
const behindTime =
  '(?:please|pls|thanks|thank|thx|bye|tomorrow|today|sharp|asb|asseblief|dankie|môre|vandag|gracias|por favor|mañana|hoy|obrigad[oa]|amanhã|hoje|merci|demain|svp|ngiyabonga)';

const hour = '(?:[01]?\\d|2[0-4])(?:[:h.][0-5]\\d)?(?: ?[ap]m)?';

/** From such an hour to such an hour, when the order itself has no such words before it. */
export const openingHours: NoiseKind = {
  code: 'time',
  patterns: [
    [
      'Mon to {Fri: 8 - 5}',
      /\b(?:hours|open|opens|trading|weekdays|weekends|daily|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[^\w\n]{1,3}\d{1,2}(?:[:h.]\d{2})? ?(?:-|–|to|till|til|until) ?\d{1,2}(?:[:h.]\d{2})?\b(?! ?(?:x|kg|g|ml|l)\b)/gi,
    ],
    [
      'the delivery window is {8 to 10}, no later',
      new RegExp(
        // The words are looked for behind an hour that was found.
        `(?=\\d)(?<![\\d.,:])${hour}(?<=(?<!\\p{L})(?:${slots})[ :]{1,2}(?:is |between |from |de |van )?${hour}) ?(?:-|–|to|till|and|tot|en|y|e|et|a|à) ?${hour}(?![\\p{L}\\d]| ?(?:x|kg|g|ml|l|in|ft|mm|cm)(?!\\p{L})|["”])`,
        'giu',
      ),
    ],
    [
      'we are here {from 8 to 5}.',
      /(?<!\b(?:reduced?|increased?|changed?|amend(?:ed)?|revised?|adjust(?:ed)?|edit|update[sd]?|doubled?|bump|cut|raised?|lower(?:ed)?|drop|take|bring|brought|up|down)\b[^.\n]{0,50})\bfrom \d{1,2} ?(?:to|till|-|–) ?\d{1,2}\b(?= ?(?:$|[.,;:!?)\n]|am\b|pm\b|daily|every|on\b))/gim,
    ],
  ],
};

/** No hour, but so many of something. */
const counted = `(?! ?(?:${[...unitWords, ...dozenWords].join('|')}|x|kg|g|ml|l)(?!\\p{L}))`;

export const times: NoiseKind = {
  code: 'time',
  patterns: [
    [
      'be here {between 6 and 9:15}',
      /(?<!\p{L})(?:between|btwn|betw|from|tussen|van|entre|de|das|desde) (?:las |as |les )?\d{1,2}(?:[:h]\d{2})? ?(?:-|–|to|till|until|and|&|tot|en|y|e|et|a|à|às) ?(?:las |as )?\d{1,2}[:h][0-5]\d(?: ?(?:am|pm|hrs|h|uur))?(?![\d\w])/giu,
    ],
    [
      'be here {14:30}',
      /(?<![\d.,/-])\d{1,2}[:h]\d{2}(?: ?(?:am|pm|hrs|h|uur)|[ap])?(?: ?[-–] ?\d{1,2}[:h]\d{2})?(?![\d\w])/gi,
    ],
    [
      'be here {a quarter past six}',
      /\b(?:a )?(?:quarter|half) (?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/gi,
    ],
    [
      'for tomorrow {seven a m}',
      /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?: (?:thirty|fifteen))? [ap] m\b/gi,
    ],
    [
      'I pass {about five thirty}.',
      new RegExp(
        `(?<!\\p{L})(?:(?:at|by|around|about|before|after|until|till) ${english}[ -](?:fifteen|thirty|forty[ -]five)|(?:om|teen|voor|na) ${afrikaans} (?:vyftien|dertig)|(?:a|sobre|antes de|hacia) las ${spanish} (?:y (?:media|cuarto|quince)|treinta)|(?:às|as|pelas|das) ${portuguese} e (?:meia|quinze|trinta)|(?:à|a|vers|avant|après) ${french} heures? (?:quinze|trente|et demie|et quart))(?= ?(?:$|[;:!?)\\n]|[.,](?!\\d)| ${behindTime}(?!\\p{L})))`,
        'gimu',
      ),
    ],
    ['be here before {two o clock}', /\b\p{L}{2,6} o['’ ]?clock\b/giu],
    [
      'levanto {às 15h}',
      /(?<!\p{L})(?:às|as|à|das|vers|pelas|après|apres|avant) \d{1,2} ?h(?:\d{2})?(?![\p{L}\d])/giu,
    ],
    [
      'nilethe {ngaphambi kuka-10}',
      // A concord joins the hour to its word: "kuka-10", "kwe-10", "ko-10".
      /(?<!\p{L})(?:ngaphambi|ngemuva|emva|emuva) k(?:uka|wango|we|wa|u|o) ?-? ?\d{1,2}(?:[:h.]\d{2})?(?![\p{L}\d]| ?(?:x|kg|g|ml|l)\b)/giu,
    ],
    [
      'bring it {no later than 10} please',
      new RegExp(
        `(?<!\\p{L})(?:(?:no|not) later (?:than|as)|nie later as|(?:no )?(?:a )?m[aá]s tard(?:ar|e)(?: (?:a|de))? las?|no m[aá]ximo(?: at[eé]| [aà]s| at[eé] [aà]s)|(?:o|no) mais tardar [aà]s|au plus tard(?: [aà])?) ${hour}(?:h|(?=\\W)|$)(?![\\p{L}\\d])${counted}`,
        'giu',
      ),
    ],
    [
      'bring it, {10 at the latest}',
      // Nothing goes on behind it: "10 sharp cheddar".
      /(?<![\d.,/-])(?:[01]?\d|2[0-4])(?:[:.h](?:[0-5]\d)?)?(?: ?[ap]m)? (?:sharp|(?:at )?(?:the )?latest|onwards?|en punto|em ponto|pile|précises|au plus tard|op die laatste|stiptelik)(?= ?(?:$|[;:!?)\n]|[.,](?!\d)|pls|please|thanks|thx))/gim,
    ],
    [
      'be here {latest 10}, thanks',
      /(?<!\p{L})(?:(?:at )?(?:the )?latest|eta)(?: by| at)? (?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)?(?: ?[ap]m)?(?= ?(?:$|[;:!?)\n]|[.,](?!\d)|pls|please|thanks|thx))/gimu,
    ],
    [
      'pagué {hace 3 días}',
      /(?<!\p{L})hace \d{1,3} (?:minuto|hora|d[ií]a|semana|mese?|a[nñ]o)s?(?!\p{L})/giu,
    ],
    ['we are open {24/7}', /(?<![\d.,/-])24 ?\/ ?7(?![\d\p{L}/])/gu],
    ['paso {a las 3}', /(?<!\p{L})a las \d{1,2}(?:[:.]\d{2})?(?![\p{L}\d]| ?(?:x|kg|cajas?)(?!\p{L}))/giu],
    [
      'podem vir {até as 10}, obrigada',
      new RegExp(
        `(?<!\\p{L})(?:(?:hasta|antes de|despu[eé]s de|desde|sobre|hacia) las|(?:at[eé]|antes|depois|desde) (?:[aà]s|das)|pelas|às) ${hour}(?= ?(?:$|[;:!?)\\n]|[.,](?!\\d)| ${behindTime}(?!\\p{L})))`,
        'gimu',
      ),
    ],
    [
      'asseblief {voor 10} dankie',
      new RegExp(`(?<!\\p{L})(?:voor|teen|avant|antes das?) ${hour}(?= ${behindTime}(?!\\p{L}))`, 'giu'),
    ],
    [
      'kom asseblief {voor 10 vm}',
      /\b(?:(?:voor|na|teen|om|tot) \d{1,2}(?:[:.h]\d{2})?|\d{1,2}[:.h]\d{2}) ?(?:vm|nm)\b(?!-)/gi,
    ],
    [
      'somebody will be at the gate {from 8}',
      /(?:(?=from )(?<=\b(?:be|is|are|open|here|there|available)\b[^.\d\n]{0,30} )from|(?<!\p{L})(?:vanaf|desde las|a partir das?|a partir de las)) \d{1,2}(?= ?(?:$|[;!?)\n]|[.,](?!\d)))/gimu,
    ],
    [
      'the gate is {locked til 11} phone first',
      new RegExp(
        `(?<!\\p{L})(?:${anyOf(ofClass('openOrShut'))}) (?:${anyOf(ofClass('untils'))}|from|vanaf|desde|a partir de) ${hour}(?![\\p{L}\\d/.,-])${counted}`,
        'giu',
      ),
    ],
    [
      'we have {load shedding 10-12 and 6-8} today',
      new RegExp(
        `(?<!\\p{L})(?:${anyOf(ofClass('outages'))})(?: (?:from|is|today|van|de))? ${hour} ?- ?${hour}(?:(?:,| and| en| y| e| et| &) ${hour} ?- ?${hour})?(?![\\p{L}\\d])`,
        'giu',
      ),
    ],
    ['be here {2-4pm}', /(?<![\d.,/-])\d{1,2} ?(?:-|–|to) ?\d{1,2} ?(?:am|pm)\b/gi],
    [
      "be here {4 o'clock}",
      /(?<![\d.,/-])\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|a\.m|p\.m|o['’ ]{0,2}clock|hrs|uur|ish)\b/gi,
    ],
    [
      'bring it {between 8 and 10} to the hall',
      new RegExp(
        `(?<!\\p{L})(?:between|btwn|betw|tussen|entre) (?:las |as |les )?${hour}(?: ?- ?| (?:and|&|en|y|e|et) )(?:las |as |les )?${hour}(?= (?:to|at|in the|na|no|aan|by|en la|en el|tomorrow|m[oô]re|ma[nñ]ana|amanh[aã]|demain|${dayOrMonth})(?!\\p{L}))`,
        'giu',
      ),
    ],
    [
      'julle kan {voor 4} aflaai',
      new RegExp(
        `(?<!\\p{L})(?:voor|na|teen|om|tot) ${hour}(?: uur)?(?= (?:hier |daar |nie )?(?:${anyOf(ofClass('endsClause'))})(?!\\p{L}))`,
        'giu',
      ),
    ],
    [
      'be here {before 4}, thanks',
      /(?<!\d ?|\b(?:increase|reduce|decrease|raise|lower|up|bump|boost|cut)\b[^.,;\n]{1,40} (?=by )|\bbring\b[^.,;\n]{1,40} (?:up|down) (?=by )|\b(?:stays?|remains?|(?:keep|leave)(?: (?!and\b|&|then\b)[^\s.,]{1,30}){1,8}) )\b(?:at|by|before|b4|after|until|till|til|between|betw|btwn|around|voor|teen|om|antes de(?: las)?|antes das|avant|depois das|despu[eé]s de las|open|opens?|close[sd]?)(?: at)? \d{1,2}(?:[:.h]\d{2})?(?: ?(?:and|&|to|till|-|–|en|y|e|et|tot) ?\d{1,2}(?:[:.h]\d{2})?)?(?= ?(?:$|[;:!?)\n]|[.,](?!\d)|am\b|pm\b|pls|please|thanks|thx|tomorrow|tmrw|today|on\b|sharp|or\b|if\b|in the|as\b|because|when|(?:i|we|he|she|they)\b))/gi,
    ],
  ],
};
