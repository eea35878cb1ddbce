/** The marks that a locale writes in numbers of western digits: before decimals, and between thousands. */
export function localeMarks(locale: string): { decimal: string; group: string } {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const of = (wanted: 'decimal' | 'group') => parts.find(({ type }) => type === wanted)?.value;
  return { decimal: of('decimal') ?? '.', group: of('group') ?? '' };
}
