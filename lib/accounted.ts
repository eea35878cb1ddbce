/**
 * A stretch of a message and what became of it: a line of the order, its head (dates, places, numbers of documents),
 * talk, or left out although it might be goods. `start` and `end` are UTF-16 offsets in the original text.
 */
export interface Accounted {
  start: number;
  end: number;
  as: 'line' | 'head' | 'talk' | 'left_out';
  /** Why it was left out, or what of the head it is; null for the rest. */
  reason: string | null;
  /** Left out, and perhaps ordered all the same: a clerk is to look. */
  doubtful: boolean;
}
