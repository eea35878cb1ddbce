import Big from 'big.js';

/** Amounts and quantities travel as decimal strings (as Postgres `numeric` does), are computed exactly, and leave as JSON numbers. */
export type Decimal = string;

/** `round(quantity × unitPrice, 2)`, half away from zero, as the ERP rounds. */
export function lineSubtotal(quantity: Decimal | number, unitPrice: Decimal | number): Decimal {
  return new Big(quantity).times(unitPrice).round(2, Big.roundHalfUp).toFixed(2);
}

/** The exact sum; null amounts (unmatched lines) count as nothing. */
export function sumAmounts(amounts: readonly (Decimal | null)[]): Decimal {
  return amounts.reduce((sum, amount) => sum.plus(amount ?? 0), new Big(0)).toFixed(2);
}

/** A decimal string as the JSON number that the API shows. */
export function toNumber(decimal: Decimal): number {
  return Number(decimal);
}

/** Whether a number has at most `places` decimals. */
export function hasDecimalsAtMost(value: number, places: number): boolean {
  return new Big(value).round(places).eq(value);
}

/** An amount as the tenant writes it, such as `R 1 234,50`. */
export function formatMoney(amount: Decimal | number, tenant: { locale: string; currency: string }): string {
  return new Intl.NumberFormat(tenant.locale, {
    style: 'currency',
    currency: tenant.currency,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount));
}
