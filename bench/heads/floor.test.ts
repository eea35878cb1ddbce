import { expect, it } from 'vitest';
import { readHead } from '@/lib/head/read-head';
import { readHeads } from './gold';
import { fieldNames, type HeadFigures, measureHeads } from './measure-heads';

/** What was measured last: the F1 of each field, in the order of their names, and whole keys. */
const floor: Record<'own' | 'heldOut', { f1: number[]; keyRight: number }> = {
  own: { f1: [1.0, 0.989, 1.0, 0.989, 1.0, 1.0, 0.973, 1.0, 1.0], keyRight: 0.985 },
  heldOut: { f1: [1.0, 0.988, 0.909, 0.923, 0.759, 1.0, 0.923, 0.933, 1.0], keyRight: 0.9355 },
};
const point = 0.01;

it('reads our own heads no more than a point worse than before', () => {
  const gold = readHeads();
  const read = ({ text, sentAt, branches, lines }: (typeof gold)[number]) =>
    readHead(text, { sentAt, timeZone: 'Africa/Johannesburg', branches, lines });
  const check = ({ f1, keyRight }: (typeof floor)['own'], figures: HeadFigures): void => {
    expect(figures.keyRight).toBeGreaterThanOrEqual(keyRight - point);
    for (const [at, name] of fieldNames.entries())
      expect(figures.fields[name].f1, name).toBeGreaterThanOrEqual((f1[at] ?? 1) - point);
  };
  check(
    floor.own,
    measureHeads(
      gold.filter(({ isHeldOut }) => !isHeldOut),
      read,
    ),
  );
  check(
    floor.heldOut,
    measureHeads(
      gold.filter(({ isHeldOut }) => isHeldOut),
      read,
    ),
  );
});
