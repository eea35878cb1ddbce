import { expect, it } from 'vitest';
import { lineF1, tallyCuts } from './cut-lattice';
import { canAgree, type FitSettings, fitCuts } from './fit-cuts';
import { free, wrong } from './label-ways';
import { weightNames } from './lattice';
import { type Lattice, packWays } from './pack-ways';

/** Two facts that speak of items, and two that no message has. */
const [quantity, skip, unseen, alsoUnseen] = [3, 4, 5, 6];
const settings: FitSettings = {
  towards: weightNames.map(() => 0),
  pull: 0.001,
  rounds: 30,
  sharpness: 4,
};

/** A message of one word that is an item with this label, or passed over. */
function messageOf(label: number, names: number[], labels: number): Lattice {
  const way = (isItem: boolean, own: number, counted: number[]) => {
    const vector = { names: counted, counts: counted.map(() => 1), fixed: 0 };
    return { from: 0, to: 1, isItem, label: own, vectors: [vector, vector] };
  };
  return {
    id: 'one',
    writer: 'hand 1',
    size: 1,
    labels,
    ways: packWays([way(true, label, names), way(false, free, [skip])]),
  };
}

const ordered = messageOf(0, [quantity], 1);
const talk = messageOf(wrong, [], 0);
const lattices = Array.from({ length: 40 }, (_, i) => (i % 2 ? ordered : talk));

it('learns which facts make an item from messages that say so', () => {
  const fitted = fitCuts(lattices, settings);
  expect(fitted[quantity]).toBeGreaterThan(fitted[skip] ?? 0);
  expect(fitted[skip]).toBeGreaterThan(0);
  expect(lineF1(tallyCuts(lattices, fitted))).toBe(1);
  const opposite = weightNames.map((_, name) => -(fitted[name] ?? 0));
  expect(lineF1(tallyCuts(lattices, opposite))).toBe(0);
});

it('leaves a weight where it is drawn to when no message speaks of it', () => {
  const towards = weightNames.map((_, name) => (name === unseen ? -1.234 : 0));
  const fitted = fitCuts(lattices, { ...settings, towards });
  expect(fitted[unseen]).toBe(-1.234);
  expect(fitted[alsoUnseen]).toBe(0);
});

it('leaves every weight where it is drawn to when it is drawn strongly', () => {
  const fitted = fitCuts(lattices, { ...settings, pull: 100 });
  expect(fitted).toEqual(settings.towards);
});

it('gives the same weights each time', () => {
  expect(fitCuts(lattices, settings)).toEqual(fitCuts(lattices, settings));
});

it('tells a message of which no cut agrees with the labels', () => {
  expect([ordered, talk].map(canAgree)).toEqual([true, true]);
  expect(canAgree(messageOf(wrong, [quantity], 1))).toBe(false);
});
