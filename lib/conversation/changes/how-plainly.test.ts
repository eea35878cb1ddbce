import { describe, expect, it, vi } from 'vitest';
import { detectLanguages } from '../../language/detect-languages';
import { buildIndex } from '../../matching/build-index';
import { interpretMessage } from '../../matching/interpret-message';
import { lineOf } from '../thread/thread';
import { piecesOf, plainMessage } from '../words/plain-message';
import { withoutHead } from '../words/without-head';
import { howPlainly } from './how-plainly';
import { readChange } from './read-change';

// What is worked out once of the languages costs the first of them seconds.
vi.setConfig({ testTimeout: 60_000 });

const names = [
  'Dawnbake Brown Bread 700g',
  'Groenvlei Full Cream Milk 2L',
  'Groenvlei Full Cream Milk 1L',
  'Spekko Rice 10kg',
  'Spekko Rice 5kg',
];
const nameOf = (id: string): string => id;
const products = names.map((name, at) => ({ id: name, sku: `SKU-${at}`, name }));
const index = buildIndex({ products, aliases: [] });
const customer = { customerId: null };

/** What a message asks of an order, and how plainly; null where it asks nothing. */
function ask(order: string, words: string): string | null {
  const lines = interpretMessage(index, order, customer).lines.map((line) => lineOf(line, nameOf));
  const { accounted } = interpretMessage(index, words, customer);
  const { body } = plainMessage(withoutHead(words, accounted));
  const reader = { index, customer, nameOf, languages: ['en', ...detectLanguages(piecesOf(body))] };
  const changes = readChange(reader, { lines, body });
  if (!changes) return null;
  const told = changes.map((change) => {
    if (change.kind === 'ADD') return `add ${change.goods.phrase}`;
    if (change.kind === 'REMOVE') return `no ${change.line.phrase}`;
    if (change.kind === 'REPLACE') return `${change.line.phrase} → ${change.goods.name}`;
    return `${change.kind === 'MORE' ? '+' : ''}${change.quantity}`;
  });
  return [howPlainly(reader, { lines, body }, changes), ...told].join(': ');
}

describe('a number in a later message', () => {
  it.each([
    'gate code is 25',
    'the gate code is 4521',
    'branch 25',
    'account 77',
    'vat no 4120',
    'invoice to company 2',
    '12 Main Road',
    'our new shop is at 18 Long Street',
    'deliver them to shop 3 instead',
    'my number is 0825551234',
    'before 9',
    'make it before 7',
    'driver must be here at 8',
    'we are open till 5',
    'can you deliver before 9?',
    'call me in 10',
    'give me 5 minutes',
    'in 5 days',
    'thanks, see you in 5',
    'thanks 1000',
    'obrigado 1000',
    'there are 3 of us',
    'for 30 people',
    'I have 3 left',
    '2 deliveries please',
    'can i get 10% off',
    'pay on 30 days',
    'same price as last 2 weeks?',
    'the other 6 on Friday',
    'o código do portão é 4521',
    'kan julle voor 9 aflewer?',
  ])('of something else is no quantity: %s', (words) => {
    expect(ask('12 brown bread', words)).toBeNull();
  });

  it.each([
    ['15', '15'],
    ['15 please', '15'],
    ['no, 15', '15'],
    ['sorry I meant 15', '15'],
    ['can we do 15 instead', '15'],
    ['make that 15 loaves, we have a function', '15'],
    ['15 rather, the school is open again', '15'],
    ['make it 15 and deliver before 9', '15'],
    ['change it from 12 to 15', '15'],
    ['5 more', '17'],
    ['+5', '+5'],
    ['add 3', '+3'],
    ['plus 4', '+4'],
    ['mais 5', '+5'],
    ['5 mais', '+5'],
    ['encore 5 svp', '+5'],
    ['-2', '10'],
    ['5 less', '7'],
    ['maak dit 15 asb', '15'],
    ['mejor 15', '15'],
  ])('that is all that is said is one: %s', (words, quantity) => {
    expect(ask('12 brown bread', words)).toBe(`plainly: ${quantity}`);
  });

  it('is perhaps one where more is said in the same breath', () => {
    expect(ask('12 brown bread', 'make it 15 i dont have space')).toBe('perhaps: 15');
  });
});

it('leaves no number beside another change', () => {
  expect(ask('12 brown bread, 3 milk 2l', 'swap the milk for rice 5kg, mais 4')).toBeNull();
});

describe('a size in a later message', () => {
  it.each([
    ['2 rice 10kg', 'make it the 5kg', 'rice 10kg → Spekko Rice 5kg'],
    ['2 rice 10kg', '5kg rather', 'rice 10kg → Spekko Rice 5kg'],
    ['12 brown bread, 2 rice 10kg', 'rice must be 5kg', 'rice 10kg → Spekko Rice 5kg'],
    ['12 brown bread, 2 rice 10kg', '5kg rice not 10kg', 'rice 10kg → Spekko Rice 5kg'],
    ['5 milk 2l', '1l instead of 2l', 'milk 2l → Groenvlei Full Cream Milk 1L'],
    ['12 brown bread, 6 milk 2l', 'milk 1 litre rather', 'milk 2l → Groenvlei Full Cream Milk 1L'],
  ])('%s, then %s: other goods, as many of them', (order, words, change) => {
    expect(ask(order, words)).toBe(`plainly: ${change}`);
  });

  it('that nothing comes in is no quantity either', () => {
    expect(ask('2 rice 10kg', 'make it the 7kg')).toBeNull();
  });
});

describe('goods in a later message', () => {
  const order = '12 brown bread, 3 milk 2l';

  it.each([
    ['no milk please, we have enough', 'plainly: no milk 2l'],
    ['cancel the milk, fridge is broken', 'plainly: no milk 2l'],
    ['we dont need the milk anymore', 'plainly: no milk 2l'],
    ['skip the milk queue at the gate', 'perhaps: no milk 2l'],
  ])('are taken back by %s', (words, change) => {
    expect(ask(order, words)).toBe(change);
  });

  it.each([
    'dont forget the milk',
    'please remember the milk',
    'moenie die milk vergeet nie',
    'nao esqueca o milk',
  ])('are not taken back by a reminder: %s', (words) => {
    expect(ask(order, words)).toBeNull();
  });
});
