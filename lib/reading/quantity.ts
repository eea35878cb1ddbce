/** A quantity beside goods: how much, in what unit, and how plainly it is one. */
export interface Quantity {
  value: number;
  unit: string | null;
  next: number;
  gain: number;
  /** Only an article: goods that the catalogue does not know are then no goods ("a few"). */
  vague?: boolean;
  /** What is wanted beside what is in stock ("have 3 need 9"). */
  restock?: boolean;
}
