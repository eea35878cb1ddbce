import { expect, it } from 'vitest';
import { buildIndex } from '../build-index';
import { interpretMessage } from '../interpret-message';
import { accountFor } from './account';

const names = [
  'Tastic Rice 10kg',
  'Huletts White Sugar 2.5kg',
  'Iwisa Maize Meal 5kg',
  'Zesta Cola 2L',
  'Large Eggs Tray 30s',
  'Brown Bread 700g',
];
const index = buildIndex({
  products: names.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
  aliases: [],
});

/** The parts that are no mere marks and blanks, with what became of them. */
const partsOf = (text: string) =>
  interpretMessage(index, text, { customerId: null })
    .accounted.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)))
    .map(({ start, end, as, reason, doubtful }) =>
      [text.slice(start, end).trim(), as, reason, doubtful ? 'doubtful' : null].filter(
        (each) => each !== null,
      ),
    );

it('tells lines, the head and talk apart', () => {
  expect(partsOf('Hi Thandi\n2 x tastic rice 10kg\ndeliver on 12/05/2026\nThanks')).toEqual([
    ['Hi Thandi', 'talk'],
    ['2 x tastic rice 10kg', 'line'],
    ['deliver on', 'talk'],
    ['12/05/2026', 'head', 'date'],
    ['Thanks', 'talk'],
  ]);
});

it.each([
  ['a row', '2 zesta cola 2l\nbiltong\n1 brown bread', 'biltong'],
  ['an entry', '2 zesta cola 2l, dry wors, 1 brown bread', 'dry wors'],
  ['the last entry', '2 zesta cola 2l, 1 brown bread and biltong', 'biltong'],
  ['an entry that is asked after', '2 zesta cola 2l, candles? 1 brown bread', 'candles'],
  ['the last entry, asked after', '2 zesta cola 2l, 1 brown bread, candles?', 'candles'],
  ['an entry on a condition', '2 zesta cola 2l, biltong if there is any', 'biltong'],
  ['a row on a condition', '2 zesta cola 2l\ndry wors if you can get it, 6', 'dry wors'],
  ['a bullet', '2 zesta cola 2l\n- dry wors\n- 1 brown bread', 'dry wors'],
])('shows what nobody knows that fills %s of a list', (_, text, unknown) => {
  expect(partsOf(text)).toContainEqual([unknown, 'left_out', 'not understood', 'doubtful']);
});

it.each(['Only zesta cola 2l we have sir', '1 brown bread. zesta cola 2l we have, thanks'])(
  'orders nothing of goods that are told to be there: %j',
  (text) => {
    expect(partsOf(text)).toContainEqual(['zesta cola 2l', 'left_out', 'only named?', 'doubtful']);
  },
);

it.each(['2 zesta cola 2l, 1 brown bread. Elsabe', '2 zesta cola 2l\nfor Friday\n1 brown bread'])(
  'takes no remark beside a list for an entry: %j',
  (text) => {
    expect(partsOf(text).map(([, as]) => as)).not.toContain('left_out');
  },
);

it.each([
  ['a count of what nobody knows', '2 zesta cola 2l\n5 x GRN-1005', '5 x GRN-1005'],
  ['a row of a list that names no goods', '2 x zesta cola 2l\n14/2 qty 6\n1 brown bread', '14/2 qty 6'],
  [
    'goods that are asked for without a count',
    'can i get a smoked bread and 2 zesta cola 2l',
    'smoked bread',
  ],
  [
    'goods that nobody knows, asked for',
    'can i get a smoked ham joint and 2 zesta cola 2l',
    'smoked ham joint',
  ],
])('leaves out with a doubt: %s', (_, text, words) => {
  const doubts = partsOf(text).filter(([, as, , doubt]) => as === 'left_out' && doubt === 'doubtful');
  expect(doubts.map(([part]) => part)).toEqual([words]);
});

it('takes no heading that holds for nothing for a part of a line', () => {
  expect(partsOf('4 brown bread\ncola bottle 6 of each\nthanks')).toContainEqual(
    expect.arrayContaining(['left_out']),
  );
});

it('says of what was refused with a count that it was left out, and doubts it', () => {
  expect(partsOf('2 zesta cola 2l, 3 brown bread. cancel the bread')).toContainEqual([
    '3 brown bread',
    'left_out',
    'refused? ‘cancel the bread’',
    'doubtful',
  ]);
});

it('does not doubt what is only said not to be wanted', () => {
  const doubts = partsOf('2 zesta cola 2l, no bread today').filter((part) => part.includes('doubtful'));
  expect(doubts).toEqual([]);
});

it('puts what it doubts into one warning', () => {
  const { warnings } = interpretMessage(index, '2 zesta cola 2l\nhow much is tastic rice 10kg?', {
    customerId: null,
  });
  expect(warnings).toEqual([
    {
      code: 'left_out',
      message:
        'We left this out: “tastic rice 10kg” (only asked about? ‘how much is tastic rice 10kg’). Add it if it was ordered.',
    },
  ]);
});

it('asks about what is needed without a count', () => {
  const { lines } = interpretMessage(index, 'also i need iwisa', { customerId: null });
  expect(lines.map(({ phrase, quantityNote }) => [phrase, quantityNote])).toEqual([
    ['iwisa', 'no quantity said, one assumed'],
  ]);
});

it('loses no sized row that says nothing of the goods below it', () => {
  const products = ['Subfloor Adhesive 10 oz', 'Common Nails 8d 1 lb Box', 'Common Nails 16d 1 lb Box'];
  const hardware = buildIndex({
    products: products.map((name, i) => ({ id: name, sku: `sku-${i}`, name })),
    aliases: [],
  });
  const read = (text: string) => {
    const { lines, accounted } = interpretMessage(hardware, text, { customerId: null });
    const leftOut = accounted.filter(({ doubtful }) => doubtful);
    return [lines.length, leftOut.map(({ start, end }) => text.slice(start, end))];
  };
  expect(read('10 oz subfloor adhesive\n8d commons - 1 box')).toEqual([1, ['10 oz subfloor adhesive']]);
  // A heading of theirs is no goods.
  expect(read('1 lb common nails\n8d - 1 box\n16d - 2 box')).toEqual([2, []]);
});

it.each([
  ['shows goods of which only the kind is known', null, true],
  ['takes them for talk where one of the kind is ordered', 'flat', false],
])('%s', (_, productId, doubtful) => {
  const parsley = { start: 0, end: 7, as: 'goods' as const, why: null, counted: false };
  const named = {
    read: { start: 0, end: 7, phrase: 'parsley', quantityStated: false, surroundings: null },
    candidates: ['curly', 'flat'].map((id) => ({ productId: id, confidence: 0.3 })),
  };
  const lines = [{ start: 20, end: 30, productId }];
  expect(accountFor([parsley], { lines, left: [named], repeats: null })).toEqual([
    expect.objectContaining({ as: 'left_out', doubtful }),
  ]);
});
