import { languages } from '../../language/languages';
import { targets } from '../../language/word-lists';
import { cueAt, type HeadView } from '../text/view-head';

/** An hour of the day as it is written. */
export interface Hour {
  /** Since midnight. */
  minutes: number;
  to: number;
  /** Its half of the day is said, or follows from how it is written. */
  isSettled: boolean;
  /** It is an hour by itself: "7:30", "8am", "noon"; a number alone is one only beside words of time. */
  isPlain: boolean;
}

/** "two o'clock": the hours of a clock in words, of all languages. */
const hourWords = new Map(
  languages.flatMap(({ numbers }) =>
    [...targets(numbers)]
      .map(([value, word]): [string, number] => [word, Number(value)])
      .filter(([word, value]) => value >= 1 && value <= 12 && word.length > 2),
  ),
);

/** Reads an hour that begins at a word; null when there is none. */
export function hourAt(view: HeadView, from: number): Hour | null {
  const named = cueAt(view, from, 'clock');
  if (named) return { minutes: minutesOf(named.value) ?? 0, to: named.to, isSettled: true, isPlain: true };
  const part = cueAt(view, from, 'halfPast', 'quarterPast', 'quarterTo');
  if (part) {
    const whole = countAt(view, part.to);
    if (whole === null || whole > 12) return null;
    const shift = { halfPast: 30, quarterPast: 15, quarterTo: -15 }[part.name as 'halfPast'] ?? 0;
    return withHalf(view, { minutes: whole * 60 + shift, to: part.to + 1, isSettled: false, isPlain: true });
  }
  const whole = view.words[from];
  // "0830hrs"
  if (whole && /^(?:[01]\d|2[0-3])[0-5]\d$/.test(whole.text) && cueAt(view, from + 1, 'oclock')) {
    const minutes = Number(whole.text.slice(0, 2)) * 60 + Number(whole.text.slice(2));
    return { minutes, to: from + 2, isSettled: true, isPlain: true };
  }
  const hours = countAt(view, from);
  if (hours === null || hours > 24) return null;
  const { words } = view;
  const [mark, minutes] = [words[from + 1], words[from + 2]];
  const isMark = mark?.glued && /^[:.h]$/.test(mark.text);
  if (isMark && minutes?.glued && minutes.kind === 'number' && /^[0-5]\d$/.test(minutes.text)) {
    const isClock = mark.text !== '.' || cueAt(view, from + 3, 'am', 'pm', 'oclock') !== undefined;
    return withHalf(view, {
      minutes: hours * 60 + Number(minutes.text),
      to: from + 3,
      isSettled: words[from]?.text.startsWith('0') === true || hours > 12,
      isPlain: isClock,
    });
  }
  const afterHalf = cueAt(view, from + 1, 'andHalf');
  return withHalf(view, {
    minutes: hours * 60 + (afterHalf ? 30 : 0),
    to: afterHalf?.to ?? from + 1,
    isSettled: hours > 12 || hours === 0,
    isPlain: afterHalf !== undefined,
  });
}

/** With "am" or "o'clock" behind it. */
function withHalf(view: HeadView, hour: Hour): Hour {
  const said = cueAt(view, hour.to, 'oclock');
  const at = said?.to ?? hour.to;
  const half = cueAt(view, at, 'am', 'pm');
  const next = view.words[at];
  if (!half) return { ...hour, to: at, isPlain: hour.isPlain || said !== undefined };
  // "1 am" is an hour; the "a m" of other words is not.
  const isPm = half.name === 'pm';
  const minutes = hour.minutes % 720 === hour.minutes ? hour.minutes + (isPm ? 720 : 0) : hour.minutes;
  const twelve = !isPm && Math.floor(hour.minutes / 60) === 12 ? hour.minutes - 720 : minutes;
  return next ? { minutes: twelve, to: half.to, isSettled: true, isPlain: true } : hour;
}

function countAt({ words, goods }: HeadView, at: number): number | null {
  const word = words[at];
  if (!word || (goods[at] ?? -1) >= 0) return null;
  if (word.kind === 'number') return word.text.length <= 2 ? Number(word.text) : null;
  return hourWords.get(word.text) ?? null;
}

/** `HH:MM` as minutes. */
export const minutesOf = (clock: string): number | null => {
  const match = /^(\d\d):(\d\d)$/.exec(clock);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
};

/** Minutes as `HH:MM`. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Hours below six without a word are those of the afternoon: nobody has goods brought at three in the night. */
const firstMorningHour = 6 * 60;

/** The minutes of an hour as they are meant. */
export const meant = ({ minutes, isSettled }: Hour): number =>
  !isSettled && minutes < firstMorningHour ? minutes + 720 : minutes;
