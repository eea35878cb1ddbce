import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { interpret: interpretationOf, inWords: order } = ordersFrom([
  'Rice',
  'Milk',
  'Bread',
  'Eggs',
  'Rys',
  'Melk',
  'Arroz',
  'Leche',
  'Riz',
  'Lait',
  'Pain',
]);

describe('rows pointed at by their place', () => {
  it.each([
    ['4 rice, 3 milk. make both 5', '5 Rice, 5 Milk'],
    ['4 rice, 3 milk. both five please', '5 Rice, 5 Milk'],
    ['4 rice, 3 milk. make it 5 of both', '5 Rice, 5 Milk'],
    ['4 rice, 3 milk. 8 of each', '8 Rice, 8 Milk'],
    ['2 bread, 4 rice, 3 milk. leave both at 5', '2 Bread, 5 Rice, 5 Milk'],
    ['4 rice, 3 milk. make the second one fifteen', '4 Rice, 15 Milk'],
    ['4 rice, 3 milk. change the second one to 15', '4 Rice, 15 Milk'],
    ['4 rice, 3 milk, 2 bread. 8 for the first two', '8 Rice, 8 Milk, 2 Bread'],
    ['4 rys, 3 melk, 2 bread. maak die eerste twee 8', '8 Rys, 8 Melk, 2 Bread'],
    ['4 arroz, 3 leche, 2 bread. los dos primeros 8', '8 Arroz, 8 Leche, 2 Bread'],
    ['4 arroz, 3 leche, 2 bread. quita los dos primeros', '2 Bread'],
    ['4 riz, 3 lait, 2 pain. 8 pour les deux premiers', '8 Riz, 8 Lait, 2 Pain'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));
});

describe('goods that must become others', () => {
  it.each([
    ['6 rice must become 4 bread', '4 Bread'],
    ['6 rice, 2 milk. the 6 rice must become 4 bread', '4 Bread, 2 Milk'],
    ['rice must be 4 and bread must be 5, 2 milk', '4 Rice, 5 Bread, 2 Milk'],
    ['rice quantity 12 to become 18, milk 6', '18 Rice, 6 Milk'],
    ['6 rice, 2 milk. would you mind swapping the milk i ordered for bread', '6 Rice, 2 Bread'],
    ['6 milk, 2 rice. they also asked about bread x24', '6 Milk, 2 Rice'],
    ['6 milk, 2 rice. sorry no bread', '6 Milk, 2 Rice'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));
});

describe('goods that are said again', () => {
  it.each([
    ['6 milk, 2 rice. replace the rice with 3 bread', '6 Milk, 3 Bread'],
    ['6 milk, 2 rice, swap the 2 rice for 3 bread', '6 Milk, 3 Bread'],
    ['6 milk, 2 rice. only 4 milk', '4 Milk, 2 Rice'],
    ['6 milk, 2 rice. take 2 milk off', '4 Milk, 2 Rice'],
    ['6 milk, 2 rice. one less rice', '6 Milk, 1 Rice'],
    ['6 milk, 2 rice. take 2 bread off', '6 Milk, 2 Rice'],
    ['6 melk, 2 rys. 2 melk minder', '4 Melk, 2 Rys'],
    ['6 milk, 2 rice. 8 not 6 milk', '8 Milk, 2 Rice'],
    ['6 melk, 2 rys. die melk moet 8 wees', '8 Melk, 2 Rys'],
    ['6 milk, 2 rice. 8 not 6', '8 Milk, 2 Rice'],
    ['6 milk, 2 rice. 3 instead of 2 rice', '6 Milk, 3 Rice'],
    ['6 milk, 2 rice. 3 bread instead of 2 rice', '6 Milk, 3 Bread'],
    ['6 milk, 2 rice. actually double everything', '12 Milk, 4 Rice'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));
});

it('shows so many of a size that no goods stand beside', () => {
  const { lines, warnings } = interpretationOf('6 milk 500ml and 4 2l');
  expect(lines.map(({ quantity }) => quantity)).toEqual([6]);
  expect(warnings.map(({ message }) => message).join()).toContain('4 2l');
});

it('leaves goods with a size their own number, where another size is counted behind a comma', () => {
  const { lines, warnings } = interpretationOf('6 rice 2kg, 4 1kg');
  expect(lines.map(({ quantity }) => quantity)).toEqual([6]);
  expect(warnings.map(({ code }) => code)).toContain('left_out');
});

it.each(['repeat my last order', 'please reorder the previous order'])('“%s” asks for it again', (text) =>
  expect(interpretationOf(text).repeats).not.toBeNull(),
);

describe('a number that settles the goods before it', () => {
  it.each([
    ['6 milk, 2 rice. boss says 4', '6 Milk, 4 Rice'],
    ['6 milk, 2 rice. the wife says 4 bags', '6 Milk, 4 Rice'],
    ['6 milk, 2 rice. sir is shouting, 4 final answer', '6 Milk, 4 Rice'],
    ['6 trays of eggs, 5 rice. sir says 8 trays FINAL', '8 Eggs, 5 Rice'],
    ['6 trays of eggs, 5 rice. no, 8 trays', '8 Eggs, 5 Rice'],
    ['6 milk, 2 rice. the label says 4 on it', '6 Milk, 2 Rice'],
    ['6 milk, 2 rice. i said 4 o clock', '6 Milk, 2 Rice'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));

  it('is shown to the clerk where nobody can tell what it is of', () => {
    const { warnings } = interpretationOf('20 rice. wait, did i say 20? 50!!');
    expect(warnings.map(({ code }) => code)).toContain('left_out');
  });
});

describe('how many, which nobody can tell', () => {
  const codesOf = (text: string): string[] => {
    const { lines, warnings } = interpretationOf(text);
    return [...lines.flatMap((line) => line.warnings), ...warnings].map(({ code }) => code);
  };

  it.each([
    ['3 or 4 rice', 'quantity_unclear'],
    ['rice 3 or 4', 'quantity_unclear'],
    ['rice 3 for branch A, 2 for branch B', 'left_out'],
    ['bags of rice and 2 milk', 'left_out'],
  ])('is asked: %s', (text, code) => expect(codesOf(text)).toContain(code));

  it('is said of a second choice', () =>
    expect(codesOf('3 rice or 4 milk')).not.toContain('quantity_unclear'));
});
