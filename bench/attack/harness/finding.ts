import type { Ground } from './ground';

export type Size = 'full' | 'short';

/** One way of breaking in, tried against the running product. */
export interface Row {
  name: string;
  /** What is tried, and what must come of it. */
  what: string;
  /** It takes a browser, memory or a quiet machine to judge by, and is left out of the short form. */
  isLong?: true;
  attack(ground: Ground, size: Size): Promise<Finding>;
}

/** What was tried in a row, what got through in words, and figures worth a line. */
export class Finding {
  tried = 0;
  readonly through: string[] = [];
  readonly notes: string[] = [];

  /** Counts one attempt; `words` are kept when the product did not hold. */
  hold(isHeld: boolean, words: () => string): void {
    this.tried += 1;
    if (!isHeld) this.through.push(words());
  }
}
