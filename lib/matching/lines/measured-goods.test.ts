import { describe, expect, it } from 'vitest';
import { soldBy } from '../testing/sold-by';

const names = [
  'Beef Liver',
  'Beef Marrow Bones',
  'Beef Mince',
  'Lamb Neck Sliced',
  'Lamb Ribs',
  'Pork Belly',
  'Beef Oxtail',
  'Boerewors',
  'Sosatie Lamb',
];
const read = soldBy(names.map((name) => [name, name.startsWith('Sosatie') ? 'EA' : 'KG']));
const orders = (text: string) => read(text).lines.map(({ productId, quantity }) => [productId, quantity]);

describe('goods that only a measure counts', () => {
  it.each([
    ['no boerewors today, 2kg lamb neck', [['Lamb Neck Sliced', 2]]],
    ['geen boerewors vandag nie, 2kg lamnek', [['Lamb Neck Sliced', 2]]],
    [
      'no boerewors this week, just lamb neck 2kg and oxtail 1.5kg',
      [
        ['Lamb Neck Sliced', 2],
        ['Beef Oxtail', 1.5],
      ],
    ],
  ])('are no part of what was refused before them: %s', (text, lines) => {
    expect(orders(text)).toEqual(lines);
  });

  it('are corrected as counted ones are', () => {
    expect(orders('3kg lamb ribs, 2kg mince. actually make the mince 5kg')).toEqual([
      ['Lamb Ribs', 3],
      ['Beef Mince', 5],
    ]);
  });

  it('are shown where nobody knows them', () => {
    const { accounted } = read('2kg lamb ribs for my wife. And biltong 3kg for soup');
    expect(accounted).toContainEqual(expect.objectContaining({ as: 'left_out', doubtful: true }));
  });
});

it.each([
  ['varkbuik 2kg', 'Pork Belly'],
  ['beeslewer 1kg', 'Beef Liver'],
  ['lamnek 2kg', 'Lamb Neck Sliced'],
  ['lamribbetjies 2kg', 'Lamb Ribs'],
  ['beenmurg 3kg', 'Beef Marrow Bones'],
  ['6 lamsosaties', 'Sosatie Lamb'],
])('knows meat by one word of Afrikaans: %s', (text, product) => {
  expect(read(`Asb vir Saterdag:\n${text}`).lines.map(({ productId }) => productId)).toEqual([product]);
});
