/**
 * A pattern of text whose numbers order nothing, and a message with what it finds there in braces. Each pattern is
 * bounded (no nested repetition), so that hostile text costs linear time.
 */
export type NoisePattern = readonly [example: string, pattern: RegExp];

/** Patterns of one kind, most certain first; the code names the kind. */
export interface NoiseKind {
  code: string;
  patterns: readonly NoisePattern[];
}
