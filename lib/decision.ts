/**
 * What a person is to decide about a line that was read, as data: screens and other systems put it into their own words.
 * It rests on the facts by which the line's confidence was judged.
 */
export type LineDecision =
  /** `count` products answer `what` equally well, told apart by their size or their name. */
  | { kind: 'which'; what: string; apart: 'size' | 'name'; count: number }
  /** Two or three do: `among` is what each is called beside the others, '' for the plain one. */
  | { kind: 'either'; among: string[] }
  /** Asked for was one size or number, the product has another. */
  | { kind: 'instead'; asked: string; found: string }
  /** Words that the product has not. */
  | { kind: 'missing'; words: string }
  /** A word was taken for another. */
  | { kind: 'read_as'; written: string; as: string }
  /** The product holds so many; asked for was a single, or, where `pieces` is 1, a pack. */
  | { kind: 'pack'; pieces: number }
  /** The goods are named, their size is not. */
  | { kind: 'no_size' }
  /** How many was not said. */
  | { kind: 'no_quantity' }
  /** The numbers may be read another way. */
  | { kind: 'quantity' }
  /** Another line has the same goods. */
  | { kind: 'repeated' }
  /** Perhaps only mentioned. */
  | { kind: 'ordered' }
  /** Nothing in particular speaks against it. */
  | { kind: 'sure' };
