import type { Language } from './languages';

/** The words of days and times; the server sends them with each page, so that the browser holds one language only. */
export interface DateWords {
  /** January first, as short as a list needs them. */
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** A month may stand before its day, where a tenant writes so. */
  monthMayLead: boolean;
  today: string;
  now: string;
}

/** Written out, for what Node and the browsers make of one and the same language is not always the same. */
export const dateWords: Record<Language, DateWords> = {
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    monthMayLead: true,
    today: 'today',
    now: 'now',
  },
  af: {
    months: ['Jan', 'Feb', 'Mrt', 'Apr', 'Mei', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Des'],
    weekdays: ['So', 'Ma', 'Di', 'Wo', 'Do', 'Vr', 'Sa'],
    monthMayLead: false,
    today: 'vandag',
    now: 'nou',
  },
  pt: {
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
    monthMayLead: false,
    today: 'hoje',
    now: 'agora',
  },
};
