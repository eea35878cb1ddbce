import type { Language } from '../languages';

type Other = Exclude<Language, 'en'>;

const englishMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
const englishWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const names: Record<Other, { months: readonly string[]; weekdays: readonly string[] }> = {
  af: {
    months: [
      ...['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie'],
      ...['Augustus', 'September', 'Oktober', 'November', 'Desember'],
    ],
    weekdays: ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag', 'Saterdag', 'Sondag'],
  },
  pt: {
    months: [
      ...['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho'],
      ...['agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    ].map((month) => `de ${month}`),
    weekdays: [
      ...['segunda-feira,', 'terça-feira,', 'quarta-feira,', 'quinta-feira,', 'sexta-feira,'],
      ...['sábado,', 'domingo,'],
    ],
  },
};

/** Days as sentences write them out: `3 March`, `Wednesday 25 November`. */
export function daysIn(language: Other): Record<string, string> {
  const { months, weekdays } = names[language];
  return Object.fromEntries([
    ...englishMonths.map((month, at) => [`{n} ${month}`, `{n} ${months[at]}`]),
    ...englishWeekdays.map((weekday, at) => [`${weekday} {*day}`, `${weekdays[at]} {day}`]),
  ]);
}
