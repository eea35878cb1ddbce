const codes = new Set(Intl.supportedValuesOf('currency'));
/** Where the rand is money too, one for one. */
const payInRand = new Set(['ZAR', 'LSL', 'NAD', 'SZL']);

/**
 * Whether a sign or code stands for another currency than this one (ISO 4217): `$` in South Africa, `N$` outside of Namibia.
 * Letters that are no known sign say nothing.
 */
export function isForeignCurrency(mark: string, currency: string): boolean {
  const sign = mark.toUpperCase();
  if (sign === currency || codes.has(sign)) return sign !== currency;
  if (sign === 'R') return !payInRand.has(currency);
  const ours = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    signOf(currency, currencyDisplay),
  );
  if (ours.includes(sign)) return false;
  const symbol = /[$€£₹₦₵]/.exec(sign)?.[0];
  if (symbol === undefined) return false;
  return !(ours.some((each) => each.includes(symbol)) && currency.startsWith(sign.replace(symbol, '')));
}

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  return (parts.find(({ type }) => type === 'currency')?.value ?? currency).toUpperCase();
}
