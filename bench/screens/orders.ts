import { deliverOrder } from '@/e2e/pages/deliver-order';
import type { Machine, ReadOrder } from '@/e2e/pages/machine';

const clean = [
  '10 brown bread 700g\n3 x white sugar 10kg',
  '5 Silver Paddy rice 10kg\n4 umbila super maize meal 10kg',
  '6 pilchards tomato 400g',
  '4 dishwashing liquid 750ml\n10 brown bread 700g\n2 onions 10kg',
];

/** What each order of a mixed queue needs; `letters` are typed, the rest are keys. */
interface Story {
  text: string;
  keys: (string | { letters: string })[];
}
const cleanStories = Array.from({ length: 12 }, (_, at): Story => ({ text: cleanText(at), keys: ['a'] }));
const choose: Story = { text: '10 brown bread 700g\n2 tomato sauce', keys: ['2', 'a'] };
const confirm: Story = { text: '4 bleach 750\n10 brown bread 700g', keys: ['Enter', 'a'] };
const chooseTwice: Story = { text: '12 sunflower oil\n2 tomato sauce', keys: ['3', 'a', '2', 'a'] };
const search: Story = {
  text: '8 zzkwiksil sachets\n6 pilchards tomato 400g',
  keys: ['/', { letters: 'jozi' }, 'Enter', 'a'],
};
const reject: Story = {
  text: '200 brown bread 700g\n2 tomato sauce',
  keys: ['x', { letters: 'no' }, 'Control+Enter'],
};

/** Twenty orders as a day brings them: most are clean, some need a choice, two a search, one is none. */
export const mixedStories: readonly Story[] = [
  ...cleanStories.slice(0, 4),
  choose,
  search,
  ...cleanStories.slice(4, 8),
  confirm,
  chooseTwice,
  choose,
  reject,
  ...cleanStories.slice(8),
  search,
  choose,
];

export function cleanText(at: number): string {
  return clean[at % clean.length] ?? '';
}

/** Delivers them one after the other, so that the queue has them in this order. */
export async function deliverOrders(machine: Machine, texts: readonly string[]): Promise<ReadOrder[]> {
  const orders: ReadOrder[] = [];
  for (const text of texts) orders.push(await deliverOrder(machine, text));
  return orders;
}
