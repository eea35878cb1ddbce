import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  '16 oz. Steel Claw Hammer',
  'Leather Work Gloves Large',
  'Roma Spaghetti 500g',
  'Granny Minestrone Soup 50g',
  '10 ft. x 12 ft. Heavy-Duty Tarp',
];
const orderedIn = ordersFrom(names);
const [hammer, gloves, spaghetti, soup, tarp] = names;

describe('interpretMessage, a list that shares one quantity', () => {
  it('reads every place of the list, also where the catalogue knows nothing', () => {
    expect(orderedIn('2 of each: claw hammer, hand saw, leather gloves')).toEqual([
      [hammer, 2],
      [null, 2],
      [gloves, 2],
    ]);
    expect(
      orderedIn('please send 4 of each\nroma spaghetti\npaper plates\nminestrone soup\nthanks\nSipho'),
    ).toEqual([
      [spaghetti, 4],
      [null, 4],
      [soup, 4],
    ]);
  });

  it('takes a size that begins a place for no quantity', () => {
    expect(orderedIn('2 each of these: claw hammer, 10x12 tarp')).toEqual([
      [hammer, 2],
      [tarp, 2],
    ]);
  });

  it('tells what a pack holds from how many packs', () => {
    expect(orderedIn('soups, one pack of 10 of each:\nminestrone\nspaghetti')).toEqual([
      [soup, 1],
      [spaghetti, 1],
    ]);
  });
});

describe('interpretMessage, a habit of writing quantities', () => {
  it('reads a number where the other lines have their quantity', () => {
    expect(orderedIn('roma spaghetti 12\nminestrone 6\nleather gloves 4\nlime 6')).toEqual([
      [spaghetti, 12],
      [soup, 6],
      [gloves, 4],
      [null, 6],
    ]);
  });
});
