interface Wording {
  which: (phrase: string) => string;
  /** Of one only. */
  isIt: (phrase: string, name: string) => string;
  byNumber: string;
  /** On what may be tapped instead; 20 characters at most. */
  taps: ChoiceWords;
}

export interface ChoiceWords {
  /** Opens the list of choices. */
  choose: string;
  yes: string;
  no: string;
}

const wordings = {
  en: {
    which: (phrase) => `“${phrase}”: which one do you mean?`,
    isIt: (phrase, name) => `“${phrase}”: is it ${name}? Please reply yes or no.`,
    byNumber: 'Please reply with the number.',
    taps: { choose: 'Choose', yes: 'Yes', no: 'No' },
  },
  af: {
    which: (phrase) => `“${phrase}”: watter een bedoel jy?`,
    isIt: (phrase, name) => `“${phrase}”: is dit ${name}? Antwoord asseblief ja of nee.`,
    byNumber: 'Antwoord asseblief met die nommer.',
    taps: { choose: 'Kies', yes: 'Ja', no: 'Nee' },
  },
  fr: {
    which: (phrase) => `« ${phrase} » : lequel voulez-vous dire ?`,
    isIt: (phrase, name) => `« ${phrase} » : est-ce ${name} ? Répondez oui ou non, s’il vous plaît.`,
    byNumber: 'Répondez avec le numéro, s’il vous plaît.',
    taps: { choose: 'Choisir', yes: 'Oui', no: 'Non' },
  },
  pt: {
    which: (phrase) => `“${phrase}”: qual deles?`,
    isIt: (phrase, name) => `“${phrase}”: é ${name}? Responda sim ou não, por favor.`,
    byNumber: 'Responda com o número, por favor.',
    taps: { choose: 'Escolher', yes: 'Sim', no: 'Não' },
  },
  es: {
    which: (phrase) => `«${phrase}»: ¿cuál de estos?`,
    isIt: (phrase, name) => `«${phrase}»: ¿es ${name}? Responda sí o no, por favor.`,
    byNumber: 'Responda con el número, por favor.',
    taps: { choose: 'Elegir', yes: 'Sí', no: 'No' },
  },
  zu: {
    which: (phrase) => `“${phrase}”: usho yiphi?`,
    isIt: (phrase, name) => `“${phrase}”: ingabe yi-${name}? Sicela uphendule ngo-yebo noma cha.`,
    byNumber: 'Sicela uphendule ngenombolo.',
    taps: { choose: 'Khetha', yes: 'Yebo', no: 'Cha' },
  },
} satisfies Record<string, Wording>;

/**
 * Asks a customer which goods they mean, with numbered choices; of a single one, whether it is that. `language` is a tag
 * such as `af` or `af-ZA`; English where there are no words for it.
 */
export function questionText(
  language: string,
  { phrase, names }: { phrase: string; names: readonly string[] },
): string {
  const wording = wordingOf(language);
  const [only] = names;
  if (only !== undefined && names.length === 1) return wording.isIt(phrase, only);
  const listed = names.map((name, at) => `${at + 1}. ${name}`);
  return [wording.which(phrase), ...listed, wording.byNumber].join('\n');
}

/** What stands on the choices that may be tapped instead, in the same language. */
export const choiceWords = (language: string): ChoiceWords => wordingOf(language).taps;

function wordingOf(language: string): Wording {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return new Map<string, Wording>(Object.entries(wordings)).get(primary) ?? wordings.en;
}
