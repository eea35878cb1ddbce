import type { EditedItem, State } from '../edit-state';

/** "the mango must be the guava one, still 6": as many as there were, of what the line must be. */
export const isToldAnew = (
  { spokenOf, sentence }: State,
  { quantity }: EditedItem,
  line: EditedItem | null,
): line is EditedItem =>
  line?.dropped === null &&
  quantity !== null &&
  line.quantity === quantity &&
  spokenOf?.line === line &&
  spokenOf.sentence === sentence;
