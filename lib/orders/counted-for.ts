import type { Decimal } from '../money';

/** A product and how it was sold when so many were asked for: what a number without a unit counts, whatever becomes of the product. */
export interface CountedFor {
  productId: string;
  quantity: Decimal;
  unitOfMeasure: string;
}
