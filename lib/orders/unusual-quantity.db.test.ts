import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approveAt } from './testing/approve-at';
import { type Desk, openDesk } from './testing/open-desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const cola = (quantity: number) => `${quantity} zing cola 330ml can`;
const doubtsOf = async (text: string, from: string) =>
  (await desk.receive(text, from)).lines.flatMap(({ warnings }) => warnings.map(({ message }) => message));

describe('a quantity out of the ordinary of goods that a customer never ordered', () => {
  const take = async (quantity: number, from: string) => {
    const approved = await approveAt(desk, await desk.receive(cola(quantity), from));
    expect(approved).toMatchObject({ status: 'COMPLETED' });
  };
  const large = (from: string) => doubtsOf(cola(75), from);

  it('is held against what all customers took of them, once enough orders are known', async () => {
    for (const [at, quantity] of [12, 30, 20, 6].entries()) await take(quantity, `+2782555070${at}`);
    expect(await large('+27825550711')).toEqual([]);
    await take(24, '+27825550704');
    expect(await large('+27825550711')).toEqual([
      '75 ordered; nobody has ordered more than 30 in half a year.',
    ]);
    expect(await doubtsOf(cola(60), '+27825550711')).toEqual([]);
  });

  it('is none for a customer who has ordered as much before', async () => {
    expect(await doubtsOf(cola(75), '+27825550701')).toEqual([]);
  });
});
