import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tellApart } from './tell-apart';

it.each([
  [
    ['Pilchards Tomato 400g', 'Pilchards Hot Chilli 400g'],
    ['Tomato', 'Hot Chilli'],
  ],
  [
    ['Valley Milk 2l', 'Valley Milk Low Fat 2l'],
    ['', 'Low Fat'],
  ],
  [
    ['Sugar White 1kg', 'Sugar White 2.5kg', 'Sugar Brown 1kg'],
    ['White 1kg', 'White 2.5kg', 'Brown 1kg'],
  ],
  [
    ['Café Noir (500g)', 'CAFE NOIR (1kg)'],
    ['500g', '1kg'],
  ],
  [
    ['Volto Battery AA 4 Pack', 'Volto Battery AA 12 Pack'],
    ['4 Pack', '12 Pack'],
  ],
  [
    ['Roll, Toilet 1-ply', 'Roll, Toilet 2-ply'],
    ['1-ply', '2-ply'],
  ],
])('tells %j apart', (names, apart) => {
  expect(tellApart(names)).toEqual(apart);
});

it.each([[['Bread', 'bread']], [['Cola 330ml', 'Cola (330ml)']]])('cannot tell %j apart', (names) => {
  expect(tellApart(names)).toBeNull();
});

it('never calls two products the same', () => {
  const name = fc.array(fc.constantFrom('Milk', 'milk', 'Low', 'Fat', '2l', '500ml', '-', 'é'), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 3 }), (names) => {
      const apart = tellApart(names.map((words) => words.join(' ')));
      expect(apart === null || new Set(apart).size === names.length).toBe(true);
    }),
  );
});
