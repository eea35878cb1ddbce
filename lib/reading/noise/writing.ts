import type { NoiseKind } from './noise-pattern';

/** Spellings in which a numeral stands for a sound, or a prefix before one. */
export const spellings: NoiseKind = {
  code: 'spelling',
  patterns: [
    // A noun-class or linking prefix of isiZulu and its neighbours.
    ['isinkwa {u-}12 namuhla', /(?<![\p{L}\d-])(?:u|no|ne|na|ngu|ama|izi|eyi)-(?=\d{1,4} \p{L})/giu],
    // Who writes so means a word by both numerals; over rows, for "bread 4 2moro" alone counts.
    [
      'veg {4 2moro} early\nonions 3',
      /(?<=^[\p{L} ]{3,30} )4 ?2(?:moro\w{0,2}|mrw|moz|day|nite|night)\b(?=[^\n\d]{0,20}\n[^\n]{0,60}\d)/giu,
    ],
    ['need it {2moro}', /\b2(?:moro\w{0,2}|mrw|moz|day|nite|night)\b/gi],
    ['4 rice 5kg x4 {xx}', /(?=[xm])(?<=[\p{L}\d.!?][ \t]{1,4})(?:x{2,5}|xo(?:xo)+|mwah)(?=\s*(?:\n|$))/giu],
    [
      'great, {thanks a stack}',
      /\b(?:thanks|thank you|thanx|thx|tx|ta|cheers|merci|gracias|dankie) (?:so )?(?:a|an|'n|un|une) (?:whole )?(?:stack|ton|bunch|heap|bundle|pile|mil|tas|mont[oó]n|klomp|hoop)\b(?! (?:of|de|van|d')\b)/giu,
    ],
    ['that was {gr8}', /\b(?:gr8|l8r|w8|m8)\b/gi],
  ],
};

/** Numbers that no order has. */
export const absurdNumbers: NoiseKind = {
  code: 'number',
  patterns: [['{1e309} coke', /(?<![\w.,])\d{1,6}(?:\.\d{1,6})?e[+-]?\d{2,6}\b/gi]],
};

/** Dots or dashes that lead the eye to a quantity at the end of its line. */
export const leaders: NoiseKind = {
  code: 'leader',
  patterns: [
    [
      'white rice 5kg{ ..... }4 ea @ 85.50',
      /(?<![ \t])[ \t]*(?:(?<!\.)\.{3,}|(?<!_)_{3,}|(?<!…)…{2,}|(?: \.){3,60}|(?<!-)-{4,})[ \t]*(?=x? ?\d{1,4}(?: ?(?:x|[a-z]{2,8}))?[ \t]*(?:$|[@=$€£]|R ?\d))/gim,
    ],
  ],
};

/** What goods, or a part of the order, stand under. */
export const labels: NoiseKind = {
  code: 'label',
  patterns: [
    ['{Description: }"white rice"', /\b(?:desc|descr|description|item|product|part)\.? ?[:=]? ?(?=["“])/gi],
    [
      '{Drop 2:} 10 bags cement',
      /(?<=^|[.;\n] ?)(?:drop|stop|floor|phase|load|delivery|day|section|level|house|truck|batch|shop|site|table) \d{1,3} ?:/gim,
    ],
  ],
};

export const links: NoiseKind = {
  code: 'link',
  patterns: [
    ['see {https://example.org/p/12}', /\b(?:https?:\/\/|www\.)[^\s]{1,200}/gi],
    ['mail {stores2@example.org}', /(?<![\w.+-])[\w.+-]{1,40}@[\w-]{1,40}\.[\w.]{2,20}/g],
  ],
};

/** What chat programs put before each message that is copied out of them. */
export const chatHeaders: NoiseKind = {
  code: 'chat-header',
  patterns: [
    ['{[12/03, 08:15] Thabo:} 2 bread', /^\[[^\]\n]{5,30}\] ?[^:\n]{1,40}:/gm],
    [
      '{2024/03/12, 08:15 - Thabo:} 2 bread',
      /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}[:.]\d{2}[^\n]{0,30}? - [^:\n]{1,40}:/gm,
    ],
    [
      '{Thabo 08:15:} 2 bread',
      /^\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{0,20}){0,2},? \d{1,2}[:.h]\d{2}(?: ?[AaPp][Mm])? ?:/gmu,
    ],
  ],
};

/** Whom or what a list is for: "For camp 4:" alone on its line. */
export const purposes: NoiseKind = {
  code: 'label',
  patterns: [
    [
      '{For ward 4:}\n10 bags cement',
      /^(?:for|vir|para|pour) (?:\p{L}{1,20} ){1,3}\d{1,3} ?:(?=[ \t]*$)/gimu,
    ],
  ],
};

const wrote = 'wrote|typed|said|put|sent|have|had|read|invoiced|confirmed';

/** What somebody wrote before, told again. */
export const quotes: NoiseKind = {
  code: 'quote',
  patterns: [
    ['{Thank you for your order of 12 candles}', /\bthank you for your order of [^\n]{1,300}/gi],
    [
      '{Your order of 12 candles has been dispatched}',
      /\byour order\b[^\n]{1,300}?\b(?:has|have|was|were|is|are) (?:been )?(?:shipped|dispatched|despatched|delivered|received|confirmed)\b/gi,
    ],
    [
      '{"12 candles"} is what you wrote',
      new RegExp(
        `["“][^"”\\n]{3,80}["”](?=,? (?:is|was|are|were) what (?:u|you|your \\w{2,12}) (?:${wrote}))`,
        'gi',
      ),
    ],
    [
      'the invoice says {"12 candles"}',
      new RegExp(
        `(?<=\\b(?:u|you|invoice|confirmation|slip|note|message) (?:${wrote}|says|reads|shows|show):? )["“][^"”\\n]{3,80}["”]`,
        'gi',
      ),
    ],
  ],
};
