import Big from 'big.js';

/** As many as a line may have; more is a slip of somebody's finger, or of a program. */
const largestQuantity = 1_000_000;

/** A plain number, with a decimal point, or a comma before one or two figures: `1,500` may be a thousand and a half. */
const plainNumber = /^\+?(\d{1,12})(?:\.(\d{1,12})|,(\d{1,2}))?$/;
const withUnit = /^([+\d.,]+)\s*(\p{L}[\p{L}. ]{0,14})$/u;

export interface ItemQuantity {
  quantity: number | null;
  /** What was sent, where it can be no quantity as it stands. */
  oddQuantity: string | null;
  unit: string | null;
}

/** A quantity that was sent as data: a number, a text like `4`, `2,5` or `3 cases`; null and nothing are none. Never throws. */
export function readItemQuantity(sent: unknown): ItemQuantity {
  const none = { quantity: null, oddQuantity: null, unit: null };
  if (sent === null || sent === undefined) return none;
  if (typeof sent !== 'number' && typeof sent !== 'string') return { ...none, oddQuantity: 'no number' };
  const text = String(sent).trim();
  if (text === '') return none;
  const measured = withUnit.exec(text);
  const value = toNumber(measured?.[1] ?? text);
  const unit = measured?.[2]?.trim() ?? null;
  if (value === null || value.lte(0) || value.gt(largestQuantity))
    return { ...none, oddQuantity: shown(text) };
  const rounded = value.round(3);
  // A thousandth of a thousandth is no quantity at all.
  if (rounded.eq(0)) return { ...none, oddQuantity: shown(text) };
  return { quantity: rounded.toNumber(), oddQuantity: rounded.eq(value) ? null : shown(text), unit };
}

/** An amount of money that was sent as data, with two decimals; null when it can be none. */
export function readItemPrice(sent: unknown): number | null {
  if (typeof sent !== 'number' && typeof sent !== 'string') return null;
  const value = toNumber(String(sent).trim());
  if (value === null || value.lt(0) || value.gt(largestPrice)) return null;
  return value.round(2).toNumber();
}

/** More than anything costs, and far below what its column holds. */
const largestPrice = 1_000_000_000;

function toNumber(text: string): Big | null {
  const match = plainNumber.exec(text);
  return match ? new Big(`${match[1]}.${match[2] ?? match[3] ?? '0'}`) : null;
}

const shown = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text);
