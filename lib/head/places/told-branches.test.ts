import { expect, it } from 'vitest';
import { toldBranches } from './told-branches';

const branches = ['Northgate', 'Southgate'].map((name) => ({
  ...{ id: name, code: null, name, address: null, names: [] },
}));
const toldIn = (text: string) => toldBranches(text, branches).map(({ start, end }) => text.slice(start, end));

it.each([
  ['10 brown bread 700g for southgate', ['for southgate']],
  ['10 bread for northgate and 5 milk for the southgate', ['for northgate', 'for the southgate']],
  ['10 bread to Southgate please', ['to Southgate']],
  ['deliver to Southgate tomorrow', ['deliver to Southgate']],
])('tells where to: %s', (text, told) => expect(toldIn(text)).toEqual(told));

it.each(['10 southgate pies', '10 for southgate pies', '10 bread. southgate was short', 'hello'])(
  'tells no place in: %s',
  (text) => expect(toldIn(text)).toEqual([]),
);
