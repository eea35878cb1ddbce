interface Hours {
  /** `HH:MM`; null where that side is open. */
  windowFrom: string | null;
  windowTo: string | null;
}

/** `08:00–12:00`, `from 08:00`, `until 12:00`; empty when no hours are said. */
export function windowOf({ windowFrom, windowTo }: Hours): string {
  if (windowFrom !== null && windowTo !== null) return `${windowFrom}–${windowTo}`;
  if (windowFrom !== null) return `from ${windowFrom}`;
  return windowTo === null ? '' : `until ${windowTo}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `5 Dec 2026` for `2026-12-05`, in whatever language the machine speaks. */
export function dayWords(date: string): string {
  const parts = dayFormat.formatToParts(new Date(`${date}T12:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
}
