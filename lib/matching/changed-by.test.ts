import { describe, expect, it } from 'vitest';
import { ordersFrom } from './testing/orders-from';

const { interpret: interpretationOf, inWords: order } = ordersFrom([
  'Rice',
  'Milk',
  'Rys',
  'Melk',
  'Arroz',
  'Leche',
  'Leite',
  'Riz',
  'Lait',
]);

describe('so many more or fewer', () => {
  it.each([
    ['6 milk, 2 rice. increase the milk by 2', '8 Milk, 2 Rice'],
    ['6 milk, 2 rice. reduce the milk by 2', '4 Milk, 2 Rice'],
    ['6 milk, 2 rice. bring the milk down by two crates', '4 Milk, 2 Rice'],
    ['6 milk, 2 rice. increase it by 2', '6 Milk, 4 Rice'],
    ['6 milk, 2 rice. increase both by 2', '8 Milk, 4 Rice'],
    ['6 milk, 2 rice. cut the rice by 2', '6 Milk'],
    ['6 melk, 2 rys. verhoog die melk met 2', '8 Melk, 2 Rys'],
    ['6 leche, 2 arroz. reduce la leche en 2', '4 Leche, 2 Arroz'],
    ['6 leite, 2 arroz. aumenta o leite em 2', '8 Leite, 2 Arroz'],
    ['6 lait, 2 riz. augmente le lait de 2', '8 Lait, 2 Riz'],
    ['6 milk, 2 rice. bring the milk by 2', '6 Milk, 2 Rice'],
    ['6 milk, 2 rice. drop the order by 2', '6 Milk, 2 Rice'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));
});

describe('a new number in the verbs of a language', () => {
  it.each([
    ['6 milk, 2 rice. correct the milk to 8', '8 Milk, 2 Rice'],
    ['6 melk, 2 rys. verander die melk na 8', '8 Melk, 2 Rys'],
    ['6 leche, 2 arroz. sube la leche a 8', '8 Leche, 2 Arroz'],
    ['6 lait, 2 riz. passe le lait à 8', '8 Lait, 2 Riz'],
  ])('%s', (text, lines) => expect(order(text)).toBe(lines));
});

describe('a change of which nothing came', () => {
  const isShown = (text: string): boolean =>
    interpretationOf(text).warnings.some(({ code }) => code === 'left_out');

  it.each([
    '6 milk, 2 rice. change the milk',
    '6 milk, 2 rice. please amend the milk quantity',
    '6 milk, 2 rice. increase the milk please',
  ])('is shown: %s', (text) => expect(isShown(text)).toBe(true));

  it.each(['6 milk, 2 rice. change the milk to 8', '6 milk, 2 rice. no wait the rice is white'])(
    'is not where one did, or none was asked for: %s',
    (text) => expect(isShown(text)).toBe(false),
  );
});
