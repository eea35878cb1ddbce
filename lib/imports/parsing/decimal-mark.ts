import { ambiguousMark, bareNumber, type DecimalMark, isGrouped, otherMark } from './read-number';

/** What the values of a file tell of its decimal mark. */
export class MarkEvidence {
  private readonly told = { '.': 0, ',': 0 };
  private hasAmbiguous = false;

  /**
   * Takes notice of one value. Of two different marks the last is the decimal one. One that is repeated parts thousands,
   * and a single one does so alone where three digits follow and one to three stand before, the first of them no zero:
   * 0,500 and 2000,000 have decimals, and 1,250 tells nothing.
   */
  see(value: string): void {
    const bare = bareNumber(value);
    if (!/^-?(?:\d[\d.,]*|[.,]\d+)(?:e-?\d+)?$/i.test(bare)) return;
    const mark = lastMark(bare);
    if (mark === null) return;
    if (ambiguousMark(bare) !== null) this.hasAmbiguous = true;
    else if (bare.includes(otherMark(mark)) || bare.indexOf(mark) === bare.lastIndexOf(mark))
      this.told[mark] += 1;
    else if (isGrouped(bare, mark)) this.told[otherMark(mark)] += 1;
  }

  /** What most of the values tell; null where they tell nothing, or as often the one as the other. */
  get mark(): DecimalMark | null {
    const { '.': points, ',': commas } = this.told;
    return points === commas ? null : points > commas ? '.' : ',';
  }

  /** Whether some tell the one and some the other. */
  get isContradictory(): boolean {
    return this.told['.'] > 0 && this.told[','] > 0;
  }

  /** Whether no value has such a mark. */
  get isSilent(): boolean {
    return this.told['.'] + this.told[','] === 0 && !this.hasAmbiguous;
  }

  /** Whether they tell it, and none tells otherwise. */
  get isSure(): boolean {
    return this.mark !== null && !this.isContradictory;
  }
}

function lastMark(bare: string): DecimalMark | null {
  const [point, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')];
  return point === comma ? null : point > comma ? '.' : ',';
}
