import { anyOf, ofClass, unitWords } from '../../language/words/pattern-words';
import { dayOrMonth } from './dates';
import type { NoiseKind } from './noise-pattern';

/** Any of the words that the languages list under a class, however their accents are written. */
/** How a load is to come, and from what a figure has changed. */
export const loads: NoiseKind = {
  code: 'count',
  patterns: [
    ['send {max 2 pallets}', /\bmax(?:imum)? \d{1,3} (?:pallets?|drops?|boxes|bags|days)\b/gi],
    ['{2 pallets at a time}', /\b\d{1,3} pallets? (?:max|at a time)\b/gi],
    ['with {2 copies}', /\b\d{1,2} cop(?:y|ies)\b/gi],
    ['a {2-storey} house', /\b\d{1,2}-stor(?:e?y|ies)\b/gi],
    [
      '{max truck height 3.4 m}, careful',
      /\bmax(?:imum)?\.? (?:truck |vehicle )?(?:height|weight|length|width)(?: is| of|:)? \d{1,3}(?:[.,]\d{1,2})? ?(?:m|t|tons?|kg|ft)\b/gi,
    ],
    [
      'call Ann {when 30 out}, 4 tiles',
      /\b(?:when|once|if) (?:(?:you(?:'?re| are)?|u|ur|he is|hes|driver is) )?(?:about |around )?\d{1,2} ?(?:m|mins?|minutes?)? (?:out|away)\b/gi,
    ],
    ['a {4/12 pitch} roof', /\b\d{1,2}\/12 pitch\b/gi],
    [
      'invoice: {14 cartons charged, 13 received}.',
      new RegExp(
        `(?<![\\d.,])\\d{1,4} (?:(?:${unitWords.join('|')}) )?(?:${anyOf(ofClass('charged'))})(?:,? (?:(?:but|only|and|maar|en|pero|mas|mais|et) ){0,2}\\d{1,4} (?:(?:${unitWords.join('|')}) )?(?:${anyOf(ofClass('takenIn'))}))?(?= ?(?:$|[\\n,;:!?)]|\\.(?!\\d)))`,
        'gimu',
      ),
    ],
    ['send 20, {up from 12}', /\b(?:up|down) from \d{1,5}\b(?! ?to\b)/gi],
  ],
};

/** "on the 12th", "le 12". */
const onDay = '(?: (?:on the|op die|el|le|no dia|dia) \\d{1,2}(?:st|nd|rd|th|de|ste|er)?(?![\\p{L}\\d]))?';

export const occasions: NoiseKind = {
  code: 'count',
  patterns: [
    // Not "tea 80+20 free - 3": what a pack holds, for a quantity follows.
    ['buy 10 get {+2 free}', /\+ ?\d{1,3} free\b(?!(?<=\d\+\d{1,3} free) ?[-–—:=x×*@] ?\d)/gi],
    [
      'lunch for {80 on the 12th}, 4 trays',
      new RegExp(
        // As below, the words are looked for behind a number that was found.
        `(?<![\\d.,])\\d{1,4}(?<=(?<!\\p{L})(?:${anyOf(ofClass('hosting'))}) (?:${anyOf(ofClass('purpose'))}) (?:about |around |some )?\\d{1,4})${onDay}(?= ?(?:$|[,;:!?)]|\\.(?!\\d))| (?:on|at|by|this|next|today|tonight|tomorrow|${dayOrMonth})(?!\\p{L}))`,
        'gimu',
      ),
    ],
    ['we asked {3 times}', /\b\d{1,2} times\b/gi],
    [
      'this is the {3rd time}',
      new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th) (?:${anyOf(ofClass('turns'))}|half)(?!\\p{L})`, 'giu'),
    ],
    ["{I'm 64} and tired", /\b(?:i am|im|i'm|aged?) \d{2}\b(?= and|,|\.)/gi],
    [
      'a gate with {11 ft clearance}',
      /(?<![\d.,])\d{1,3}(?:[.,]\d)? ?(?:m|met(?:er|re)s?|ft|feet) (?:high|clearance)\b/gi,
    ],
    [
      'it is {2 km past} the dam',
      /\b\d{1,3}(?:[.,]\d)? (?:miles?|km|blocks?) (?:past|from|after|before|down|up|north|south|east|west)\b/gi,
    ],
    ['use an {8 ton truck}', /\b\d{1,2} ton(?:ne)?s? trucks?\b/gi],
    [
      '{1 of 3 pages}',
      // Not "4 of 15 amp outlets".
      /(?=\d)(?:(?<=\b(?:page|pg|part|photo|pic|msg|message|sheet) )\d{1,2} of \d{1,2}\b|\b\d{1,3} of \d{1,3}(?: pages?\b|\b(?! ?\p{L}|[/.,-]\d|["”])))/giu,
    ],
    ['I send {3 pages}', /\b\d{1,3} pages\b/gi],
  ],
};

/** What no order counts. */
const things = anyOf(ofClass('counted'));

/** Who won: what stands behind is how a game ended. */
const games = anyOf(ofClass('games'));

const rowStart = '(?:^|[,:;] ?|^[•*-] )';
const timed = '\\d{1,3} ?(?:min|mins|minutes?|hrs?|hours?)';
const rowEnd = ' ?(?:$|[,;])';

/** "20 min 4", "4 20 min": a row of a list whose goods are told by how long they take, or last. */
const endsTimedRow = `(?<=${rowStart}${timed})(?: ?[-–:=x] ?| )\\d{1,4}${rowEnd}|(?<=${rowStart}\\d{1,3} ${timed})${rowEnd}`;

/** "2 min noodles". */
const timedGoods = anyOf(ofClass('timed'));

/** People, hours and distances; numbered weeks and pages. */
export const durations: NoiseKind = {
  code: 'count',
  patterns: [
    [
      'lunch for {80 guests}',
      new RegExp(
        `(?<![\\d.,]|[x×*] ?)\\d{1,3}(?: \\d{3})? ?(?:days?|hours?|hrs?|weeks?|minutes?|mins?|dae|ure|weke|dias|horas|jours|heures|km|kms|people|guests|pax|kids|children|adults|girls|boys|boarders|pupils|students|pensioners|learners|residents|patients|customers|staff|shops|branches|percent off)\\b(?! ?(?:lamb|old)| (?:${timedGoods})(?!\\p{L})| \\p{L}+ (?:\\p{L}+ )?\\d)(?!${endsTimedRow})`,
        'gimu',
      ),
    ],
    [
      'blocked at all {3 stores}',
      new RegExp(`(?<![\\d.,]|[x×*] ?)\\d{1,3} ?(?:${things})(?!\\p{L})(?! \\p{L}+ (?:\\p{L}+ )?\\d)`, 'giu'),
    ],
    [
      'wait thats {30 pieces too many}, just 2',
      new RegExp(
        `(?<![\\d.,]|[x×*] ?)\\d{1,4}(?: \\p{L}{1,10})? (?:${anyOf(ofClass('excess'))})(?!\\p{L})`,
        'giu',
      ),
    ],
    [
      'we won again {3-1} yesterday',
      new RegExp(
        // The words are looked for behind a score that was found, which few texts have.
        `(?<!\\d)\\d{1,2}-\\d{1,2}(?![-\\d/"”]| ?(?:x|kg|g|ml|l|mm|in)(?!\\p{L}))(?<=(?<!\\p{L})(?:${games})(?!\\p{L})[^\\d\\n]{0,20}\\d{1,2}-\\d{1,2})`,
        'giu',
      ),
    ],
    [
      'we are {in a rush}, please come',
      /\b(?:in|such) (?:a|such a|quite a|a real|a bit of a) (?:rush|hurry)\b/gi,
    ],
    [
      'we are there {in an hour}',
      /\b(?:in|within) (?:an|a|half an|one|two|three|a few|a couple of) (?:hours?|minutes?|mins?|moment|days?)\b/gi,
    ],
    [
      'Red Lion, {part 2} lol. six rolls',
      /(?<![\d(] ?)\b(?:part|deel|parte|partie) \d(?!\d)(?= ?(?:[.:!]+ ?(?:$|\D)|(?:lol|haha|hehe|lmao)\b))/gimu,
    ],
    [
      'menu of {week 3 of 4}',
      /(?<!\b(?:this|next|last|per|every|each|the|a) )\b(?:week|wk|page|day|attempt|version) \d{1,3}(?: of \d{1,3})?\b/gi,
    ],
  ],
};
