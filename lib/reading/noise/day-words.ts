import { matchesOf } from '../../language/text/matches-of';
import { anyOf } from '../../language/words/pattern-words';

/** A word that says when, by the day on which it is said. */
export interface DayWord {
  /** As it is written. */
  word: string;
  /** Days from the one it is said on; a weekday (Monday is 1, Sunday 7) is the next after it; urgency is no day. */
  means: { days: number } | { weekday: number } | 'urgent';
}

/** As written, accents and all: without its accent `môre` is a word of English. */
const tomorrow = `tomorrow|tomorow|tomoro|tmrw|tmr|2moro|2morrow|môre|mañana|amanhã|demain|kusasa`;
const today = `today|todays|today's|tonight|vandag|vanaand|hoy|hoje|aujourd['’]hui|namhlanje|namuhla`;
const urgent = `urgent|urgently|asap|dringend|urgente|urgence|kuphuthuma|ngokushesha`;

/** By day, Monday first; names alone are enough. `segunda` alone is also a second. */
const weekdays = [
  'monday,maandag,lunes,segunda-feira,lundi,umsombuluko,ngomsombuluko',
  'tuesday,dinsdag,martes,terca-feira,mardi,ulwesibili,ngolwesibili',
  'wednesday,woensdag,miercoles,quarta-feira,mercredi,ulwesithathu,ngolwesithathu',
  'thursday,donderdag,jueves,quinta-feira,jeudi,ulwesine,ngolwesine',
  'friday,vrydag,viernes,sexta-feira,vendredi,ulwesihlanu,ngolwesihlanu',
  'saturday,saterdag,sabado,samedi,umgqibelo,ngomgqibelo',
  'sunday,sondag,domingo,dimanche,ngesonto',
];

/** Short names are days behind a word of when: "sat" and "sun" are words, too. */
const shortDays = ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'];
const whens = '(?:on|by|for|before|this|next|till|until)';

const bounded = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'giu');

/** "de/por la mañana" is in the morning. */
const patterns: readonly [RegExp, DayWord['means']][] = [
  [bounded(today), { days: 0 }],
  [new RegExp(`(?<!(?<!\\p{L})la )${bounded(tomorrow).source}`, 'giu'), { days: 1 }],
  [bounded(urgent), 'urgent'],
  ...weekdays.flatMap((names, at): [RegExp, DayWord['means']][] => [
    [bounded(`${anyOf(names.split(','))}s?`), { weekday: at + 1 }],
    [
      new RegExp(`(?<=(?<!\\p{L})${whens} )${bounded(shortDays[at] ?? '').source}`, 'giu'),
      { weekday: at + 1 },
    ],
  ]),
];

/** The words of a text that mean another day when it is read late, each once, in their order. */
export function findDayWords(text: string): DayWord[] {
  const found = patterns.flatMap(([pattern, means]) =>
    [...matchesOf(text, pattern)].map((match) => ({ word: match[0], means, at: match.index })),
  );
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ word }) => !seen.has(word.toLowerCase()) && seen.add(word.toLowerCase()))
    .map(({ word, means }) => ({ word, means }));
}
