import { parseDecimal } from '@/components/shell/formats';
import { unitCalled } from '@/lib/language/unit-called';
import type { Words } from '@/lib/words/words';

export interface TypedQuantity {
  quantity: number;
  /** As the reader names it; undefined where no unit was typed, and the line's stays. */
  unit: string | undefined;
}

const most = 1_000_000;

/** What a clerk typed as a quantity: "12", "2 cs", "1,5kg"; or why it is none. */
export function readTypedQuantity(
  typed: string,
  ownUnit: string | undefined,
  t: Words<'reviewLines'>,
): TypedQuantity | { fault: string } {
  const [, number = '', word = ''] = /^([\d.,\s]+)\s*(\D*)$/u.exec(typed.trim()) ?? [];
  const quantity = parseDecimal(number);
  if (quantity === null || quantity <= 0 || quantity > most) return { fault: t('quantityFault') };
  const called = word.trim();
  if (called === '') return { quantity, unit: undefined };
  // What the goods are sold by may be a unit of the distributor's own.
  const unit = called.toLowerCase() === ownUnit?.toLowerCase() ? called.toLowerCase() : unitCalled(called);
  return unit === undefined ? { fault: t('quantityNoUnit', { unit: called }) } : { quantity, unit };
}
