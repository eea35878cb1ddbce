import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { interpretMessage } from '@/lib/matching/interpret-message';

/** So many readings of a text pass before the engine has compiled what it takes; the service reads warm. */
const warmUps = 30;
const runs = 9;

interface ReadingTime {
  /** What the message is of. */
  of: string;
  first: number;
  warm: number;
}

/**
 * How long it takes to read each of these messages the first time, and the median when warm; in ms. Their runs take
 * turns, for a busy second of the machine would else be all that is measured of one of them; `indexOf` gives the index
 * of each turn, so that one which has never met their words may be read with.
 */
export function timeReadings(
  indexOf: () => CatalogueIndex,
  messages: readonly (readonly [of: string, text: string])[],
): ReadingTime[] {
  const read = (index: CatalogueIndex, text: string): number => {
    const start = performance.now();
    interpretMessage(index, text, { customerId: null });
    return performance.now() - start;
  };
  const index = indexOf();
  const firsts = messages.map(([, text]) => {
    const first = read(index, text);
    for (let run = 0; run < warmUps; run++) read(index, text);
    return first;
  });
  const rounds = Array.from({ length: runs }, () => {
    const turn = indexOf();
    return messages.map(([, text]) => read(turn, text));
  });
  return messages.map(([of], i) => {
    const times = rounds.map((round) => round[i] ?? 0).sort((a, b) => a - b);
    return { of, first: firsts[i] ?? 0, warm: times[Math.floor(runs / 2)] ?? 0 };
  });
}
