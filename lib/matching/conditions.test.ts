import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const names = [
  'Karoo Cola 2L',
  'Mokambo Coffee Powder 750g',
  'White Crane Maize Meal 5kg',
  'Hillside Eggs 30s',
  'Volto AAA Batteries 12 Pack',
];
const orderedIn = ordersFrom(names);
const [, coffee, maize, eggs, batteries] = names;

describe('interpretMessage, conditions', () => {
  it('orders what is there, with the number said for that case', () => {
    expect(
      orderedIn("If you've got mokambo coffee powder 750 please put 1 on. Otherwise dont worry."),
    ).toEqual([[coffee, 1]]);
    expect(orderedIn('If you stock shaving brushes then one of those as well. 6 karoo cola 2l')).toEqual([
      [null, 1],
      [names[0], 6],
    ]);
    expect(orderedIn('jefe tienen sierra circular? mándeme una si hay.')).toEqual([[null, 1]]);
  });

  it('keeps what was ordered when only the missing is to be skipped', () => {
    expect(
      orderedIn(
        '5 white crane 5kg please, if none in stock then skip, dont send the white crane 2.5kg. 2 eggs 30s',
      ),
    ).toEqual([
      [maize, 5],
      [eggs, 2],
    ]);
    expect(orderedIn('8 eggs 30s, if its finished just leave it.')).toEqual([[eggs, 8]]);
  });

  it('orders no substitute, and orders again behind a branch that gives up', () => {
    expect(orderedIn('Can I get 10 eggs 30s. If you dont have then karoo cola 2l same qty.')).toEqual([
      [eggs, 10],
    ]);
    expect(
      orderedIn('Bring 10 eggs 30s. If theres no eggs then same amount of white crane maize meal 5kg.'),
    ).toEqual([[eggs, 10]]);
    expect(
      orderedIn('Do you stock fishing line? If so 2. If not no stress, just 3 of the aaa batteries'),
    ).toEqual([
      [null, 2],
      [batteries, 3],
    ]);
  });
});
