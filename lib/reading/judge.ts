/** How well a stretch of text names goods; the catalogue's answer, or a guess without one. */
export interface Fit {
  /** Sum over the words: what is explained counts for, what is not against. */
  score: number;
  /** Something in the catalogue carries this text. */
  known: boolean;
  /** What the context adds to the text. */
  gain: number;
  /** The text says how much: a measure of goods that are sold by it. */
  measured: boolean;
}

/**
 * Who judges readings. The catalogue does (see matching/catalogue-judge), so that of two ways to cut a
 * message the one that names real goods wins; without a catalogue every word is worth a little.
 */
export interface Judge {
  fit(start: number, end: number, unit: string | null, context: string): Fit;
  /** 0: never seen; up to 1: a telling word of the catalogue. */
  know(word: string): number;
  /** Two words that the catalogue writes side by side: "bar one". */
  isPair(first: string, second: string): boolean;
  /**
   * The product that a stretch of text names is called by all these words: 0 for "oil" of golden drop, 1 for "tea" where its name
   * says rooibos as well; null where it is something else.
   */
  calls(start: number, end: number, context: string, words: readonly string[]): number | null;
  /** The text is a name that was taught for goods, as it stands. */
  isTaught(start: number, end: number): boolean;
  /** The text asked for more than is looked up for one message: what came last was judged by its words alone. */
  isSpent(): boolean;
}

/** Judges without a catalogue: every word may be goods, none is sure. */
export const blindJudge = (text: string): Judge => ({
  fit: (start, end) => {
    const words = text
      .slice(start, end)
      .split(/[^\p{L}\p{N}.,/]+/u)
      .filter(Boolean).length;
    return { score: 0.25 * Math.min(6, words), known: false, gain: 0, measured: false };
  },
  calls: () => null,
  isPair: () => false,
  know: () => 0.3,
  isTaught: () => false,
  isSpent: () => false,
});
