/** Confidences are calibrated: of the lines at 0.97 and more, at least 97 in 100 are right. */
export const exactFrom = 0.97;

/**
 * Below this a clerk looks at a line before its order may go: of strangers' orders whose lines are all above it, about one in a
 * hundred was wrong where it was chosen (`bench/data/held-out`); at 0.85 it was six.
 */
export const likelyFrom = 0.93;

/** A clerk has to look at the line before its order may go. */
export function needsLook({
  product,
  verified,
  matchConfidence,
  warnings = [],
}: {
  product: unknown;
  verified: boolean;
  matchConfidence: number;
  warnings?: readonly unknown[];
}): boolean {
  return product === null || (!verified && (warnings.length > 0 || matchConfidence < likelyFrom));
}

/** What is said of a whole order, or of what came with it, that keeps it from being ready: the codes of warnings. */
export const toldOfOrder = [
  'quote_asked',
  'told_to_wait',
  'read_coarsely',
  'left_out_later',
  'change_of_order',
  'needs_transcription',
  'needs_look',
  'recording_missing',
  'attachment_missing',
] as const;

export const isToldOfOrder = (code: string): boolean => toldOfOrder.some((told) => told === code);
